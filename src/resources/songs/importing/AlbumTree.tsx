import Box from '@mui/material/Box';
import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Edit } from '../../../import/edits';
import type { Choice, PlannedSong } from '../../../import/planned';
import { Cell, GridRow, HeadCell } from './cells';
import { NamesForm } from './NamesForm';
import type { Fate } from './state';
import { TreeRow } from './TreeRow';
import { type AlbumGroup, idOfAlbum, idOfSong, type Row } from './tree';
import { heightOf, treeStyle } from './treeStyle';
import { pickedOf, songsOfRow, type Tree } from './useTree';
import { useTreeKeys } from './useTreeKeys';
import { useVisibleRows } from './useVisibleRows';
import { useWording } from './wording';

const PHONE_WIDTH = 640;
/** Of the row with the fields, until it is measured. */
const NAMES_HEIGHT = 120;
const COLUMNS = ['number', 'title', 'file', 'length', 'state', 'choice', 'more'] as const;

/** Pixels of a rem, as a person may have larger letters, and whether the place is as narrow as a phone. */
const useMeasures = () => {
  const place = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState({ rem: 16, isPhone: false });
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const isPhone = current.offsetWidth > 0 && current.offsetWidth < PHONE_WIDTH;
      setMeasures((now) => (now.rem === rem && now.isPhone === isPhone ? now : { rem, isPhone }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, ...measures };
};

/** How high the row with the fields is: as its words need it. */
const useNamesHeight = () => {
  const [height, setHeight] = useState(NAMES_HEIGHT);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight || NAMES_HEIGHT));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { height, ref };
};

interface AlbumTreeProps {
  tree: Tree;
  plans: boolean;
  fates: ReadonlyMap<string, Fate>;
  isEditing: boolean;
  onChoose: (songs: readonly PlannedSong[], choice: Choice) => void;
  onApply: (songs: readonly PlannedSong[], edit: Edit) => Promise<unknown>;
  onOpen: (id: string) => void;
}

/** Albums and their songs, of which only those are drawn that are in sight. */
export const AlbumTree = ({ tree, plans, fates, isEditing, onChoose, onApply, onOpen }: AlbumTreeProps) => {
  const { rows, chosen, edited, setEdited } = tree;
  const { say } = useWording();
  const { place, rem, isPhone } = useMeasures();
  const names = useNamesHeight();
  const heights = useMemo(
    () => rows.map(({ kind }) => (kind === 'names' ? names.height : heightOf(kind, { isPhone, plans }) * rem)),
    [rows, names.height, isPhone, plans, rem],
  );
  const { tops, height, first, last } = useVisibleRows(place, heights);
  const edit = (id: string) => setEdited(edited === id ? undefined : id);
  const keys = useTreeKeys(place, { rows, tree, plans, onEdit: ({ id }) => edit(id) });
  const lastPicked = useRef<string>(undefined);
  const pick = useEvent((row: Row, wanted: boolean, reaches: boolean) => {
    const from = rows.findIndex(({ id }) => id === lastPicked.current);
    const to = rows.indexOf(row);
    const isReach = reaches && from >= 0;
    const between = isReach ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    tree.pick(
      between.flatMap((each) => (isReach && each.kind === 'album' ? [] : songsOfRow(each))),
      wanted,
    );
    lastPicked.current = row.id;
  });
  const acts = {
    onPick: pick,
    onToggle: useEvent((group: AlbumGroup) => tree.toggle(idOfAlbum(group))),
    onEditAlbum: useEvent((group: AlbumGroup) => edit(idOfAlbum(group))),
    onEditSong: useEvent((song: PlannedSong) => edit(idOfSong(song))),
    onChoose: useEvent((song: PlannedSong, choice: Choice) => onChoose([song], choice)),
    onOpen: useEvent(onOpen),
  };
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) keys.setActive(id);
  };
  const closeNames = (of: string) => {
    setEdited(undefined);
    keys.go(rows.find(({ id }) => id === of));
  };
  // The row with the focus stays, wherever the page is scrolled to; so do the fields.
  const drawn = rows.flatMap((row, index) =>
    (index >= first && index < last) || row.id === keys.active || row.kind === 'names' ? [{ row, index }] : [],
  );
  return (
    <Box
      ref={place}
      role="treegrid"
      aria-label={say('tree')}
      aria-rowcount={rows.length + 1}
      aria-multiselectable={plans || undefined}
      data-plans={plans || undefined}
      onKeyDown={keys.onKeyDown}
      onFocus={onFocus}
      sx={treeStyle}
      style={{ height }}
    >
      <GridRow aria-rowindex={1} className="heads">
        {COLUMNS.map((column) => (
          <HeadCell key={column}>{say(`columns.${column}`)}</HeadCell>
        ))}
      </GridRow>
      {drawn.map(({ row, index }) => {
        if (row.kind !== 'names')
          return (
            <TreeRow
              key={row.id}
              {...acts}
              row={row}
              index={index}
              top={tops[index] ?? 0}
              height={heights[index] ?? 0}
              plans={plans}
              picked={pickedOf(row, chosen)}
              fate={row.kind === 'song' ? fates.get(row.song.file.path) : undefined}
              fates={row.kind === 'album' ? fates : undefined}
              isActive={row.id === keys.active}
              isEdited={row.id === edited}
            />
          );
        const name = row.song?.title ?? row.group.album?.name ?? say('noAlbum');
        return (
          <GridRow
            key={row.id}
            ref={names.ref}
            className="names"
            aria-rowindex={index + 2}
            aria-level={2}
            style={{ top: tops[index] }}
          >
            <Cell aria-colspan={COLUMNS.length}>
              <NamesForm
                songs={songsOfRow(row)}
                label={say('names', { name })}
                isBusy={isEditing}
                onApply={(change) => void onApply(songsOfRow(row), change)}
                onClose={() => closeNames(row.of)}
              />
            </Cell>
          </GridRow>
        );
      })}
    </Box>
  );
};
