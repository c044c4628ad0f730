import { memo } from 'react';
import type { Choice, PlannedSong } from '../../../import/planned';
import { type AlbumActs, AlbumRow } from './AlbumRow';
import { Check } from './Check';
import { GridRow } from './cells';
import { type SongActs, SongRow } from './SongRow';
import { type Fate, isResult } from './state';
import type { AlbumGroup, Row } from './tree';
import { useWording } from './wording';

const NONE: ReadonlyMap<string, Fate> = new Map();

interface TreeRowProps {
  row: Exclude<Row, { kind: 'names' }>;
  /** Among all rows, and where it stands, in pixels. */
  index: number;
  top: number;
  height: number;
  plans: boolean;
  picked: 'all' | 'some' | 'none';
  /** Of a song. */
  fate?: Fate;
  /** Of all songs, for an album. */
  fates?: ReadonlyMap<string, Fate>;
  /** The one row that the Tab key leads to. */
  isActive: boolean;
  isEdited: boolean;
  onPick: (row: Row, wanted: boolean, reaches: boolean) => void;
  onToggle: AlbumActs['onToggle'];
  onEditAlbum: (group: AlbumGroup) => void;
  onEditSong: (song: PlannedSong) => void;
  onChoose: (song: PlannedSong, choice: Choice) => void;
  onOpen: SongActs['onOpen'];
}

/** A row of the tree. Drawn anew for what becomes of its own songs alone. */
export const TreeRow = memo((props: TreeRowProps) => {
  const { row, index, top, height, plans, picked, fate, fates = NONE, isActive, isEdited } = props;
  const { onPick, onToggle, onEditAlbum, onEditSong, onChoose, onOpen } = props;
  const { say } = useWording();
  const isAlbum = row.kind === 'album';
  const name = isAlbum ? (row.group.album?.name ?? say('noAlbum')) : row.song.title;
  const check = plans && (
    <Check
      picked={picked}
      label={say(isAlbum ? 'chooseAlbum' : 'chooseSong', { name })}
      tabIndex={isActive ? 0 : -1}
      onPick={(wanted, reaches) => onPick(row, wanted, reaches)}
    />
  );
  return (
    <GridRow
      data-row={row.id}
      className={row.kind}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={isAlbum ? 1 : 2}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-expanded={isAlbum ? row.isOpen : undefined}
      aria-selected={plans ? picked === 'all' : undefined}
      style={{ top, height }}
      onDoubleClick={isAlbum ? () => onToggle(row.group) : undefined}
    >
      {isAlbum ? (
        <AlbumRow
          group={row.group}
          isOpen={row.isOpen}
          plans={plans}
          fates={fates}
          isActive={isActive}
          isEdited={isEdited}
          check={check}
          onToggle={onToggle}
          onEdit={onEditAlbum}
        />
      ) : (
        <SongRow
          song={row.song}
          artist={row.artist}
          fate={fate}
          plans={plans}
          isActive={isActive}
          isEdited={isEdited}
          check={check}
          record={!plans && isResult(fate) ? fate.id : undefined}
          onChoose={onChoose}
          onEdit={onEditSong}
          onOpen={onOpen}
        />
      )}
    </GridRow>
  );
});
