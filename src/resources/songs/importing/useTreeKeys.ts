import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { idOfAlbum, type Row } from './tree';
import { songsOfRow, type Tree } from './useTree';

const canBeAt = ({ kind }: Row) => kind !== 'names';

interface TreeKeys {
  rows: readonly Row[];
  tree: Tree;
  /** Names can be changed, and rows chosen. */
  plans: boolean;
  onEdit: (row: Row) => void;
}

/**
 * The keys of a tree in a grid (the pattern 'treegrid' of WAI-ARIA): one row is in the order of the Tab key, with what stands in it; arrows go
 * from row to row, open and close albums; Space chooses, Enter opens or changes names.
 * @returns the row that has, or gets, the focus
 */
export const useTreeKeys = (place: RefObject<HTMLElement | null>, { rows, tree, plans, onEdit }: TreeKeys) => {
  const [wanted, setWanted] = useState<string>();
  const active = rows.find(({ id }) => id === wanted)?.id ?? rows.find(canBeAt)?.id;
  const takesFocus = useRef(false);
  const go = useEvent((row: Row | undefined) => {
    if (!row) return;
    takesFocus.current = true;
    setWanted(row.id);
  });
  useLayoutEffect(() => {
    if (!takesFocus.current || active === undefined) return;
    takesFocus.current = false;
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = useEvent((event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    const key = event.key.toLowerCase();
    const id = target instanceof HTMLElement ? target.dataset.row : undefined;
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    // Keys in fields and on buttons are theirs.
    if (!row || event.altKey) return;
    const isModified = event.ctrlKey || event.metaKey;
    const next = rows.slice(at + 1).find(canBeAt);
    const before = rows.slice(0, at).findLast(canBeAt);
    const pickUpTo = (other: Row | undefined) => {
      if (plans && event.shiftKey && other) tree.pick([...songsOfRow(row), ...songsOfRow(other)], true);
      go(other);
    };
    const isClosed = row.kind === 'album' && !row.isOpen;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      arrowdown: () => pickUpTo(next),
      arrowup: () => pickUpTo(before),
      home: () => go(rows.find(canBeAt)),
      end: () => go(rows.findLast(canBeAt)),
      arrowright: () => (isClosed ? tree.toggle(row.id, true) : row.kind === 'album' && go(next)),
      arrowleft: () => {
        if (row.kind === 'album') tree.toggle(row.id, false);
        else go(rows.slice(0, at).findLast(({ kind }) => kind === 'album'));
      },
      ' ': plans
        ? () =>
            tree.pick(
              songsOfRow(row),
              songsOfRow(row).some(({ file }) => !tree.chosen.has(file.path)),
            )
        : undefined,
      enter: () => {
        if (row.kind === 'album') tree.toggle(idOfAlbum(row.group));
        else if (plans) onEdit(row);
        else place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"] .link`)?.click();
      },
      f2: plans ? () => onEdit(row) : undefined,
      a: plans && isModified ? () => tree.pick(tree.shown, true) : undefined,
    };
    const act = isModified && key !== 'a' ? undefined : acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  return { active, setActive: setWanted, go, onKeyDown };
};
