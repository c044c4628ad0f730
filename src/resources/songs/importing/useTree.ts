import { useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Plan, PlannedSong } from '../../../import/planned';
import type { Fate } from './state';
import {
  type AlbumGroup,
  FATE_FILTERS,
  type Filter,
  filterOf,
  groupsOf,
  idOfAlbum,
  PLAN_FILTERS,
  type Row,
  rowsOf,
} from './tree';

const pathOf = ({ file }: PlannedSong) => file.path;

/** Albums that are to be looked at are open from the start. */
const openAtFirst = (groups: readonly AlbumGroup[]) =>
  new Set(groups.filter(({ songs }) => songs.some(({ state }) => state === 'doubtful')).map(idOfAlbum));

/** What is shown of a plan, what of it is chosen, and whose names are being changed. */
export const useTree = (plan: Plan, fates: ReadonlyMap<string, Fate>, plans: boolean) => {
  const groups = useMemo(() => groupsOf(plan), [plan]);
  const [wished, setFilter] = useState<Filter>('all');
  // What is shown of a plan is no wish for what became of it.
  const filter = (plans ? PLAN_FILTERS : FATE_FILTERS).some((each) => each === wished) ? wished : 'all';
  // Nothing comes and goes by itself but where what comes and goes was asked for.
  const looked = filter === 'all' ? undefined : fates;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(groups));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string>();
  const rows = useMemo(() => {
    const passes = (song: PlannedSong) => looked === undefined || filterOf(song, looked.get(pathOf(song)), plans) === filter;
    return rowsOf(groups, { passes, open, edited });
  }, [groups, filter, looked, plans, open, edited]);
  const shown = useMemo(() => rows.flatMap((row) => (row.kind === 'album' ? row.group.songs : [])), [rows]);
  const chosenSongs = useMemo(() => plan.songs.filter((song) => chosen.has(pathOf(song))), [plan, chosen]);
  const toggle = useEvent((id: string, wanted?: boolean) => {
    const next = new Set(open);
    if (wanted ?? !next.has(id)) next.add(id);
    else next.delete(id);
    setOpen(next);
  });
  const pick = useEvent((songs: readonly PlannedSong[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const song of songs)
      if (wanted) next.add(pathOf(song));
      else next.delete(pathOf(song));
    setChosen(next);
  });
  /** Where songs went whose names were changed. */
  const follow = useEvent((now: Plan, songs: readonly PlannedSong[]) => {
    const paths = new Set(songs.map(pathOf));
    const albums = new Set(now.songs.filter((song) => paths.has(pathOf(song))).map(({ album }) => `album ${album ?? ''}`));
    setOpen(new Set([...open, ...albums]));
    setEdited(undefined);
  });
  return { groups, rows, shown, filter, setFilter, toggle, pick, chosen, chosenSongs, edited, setEdited, follow };
};

export type Tree = ReturnType<typeof useTree>;

/** The songs for which a row stands. */
export const songsOfRow = (row: Row): readonly PlannedSong[] => {
  if (row.kind === 'song') return [row.song];
  return row.kind === 'names' && row.song ? [row.song] : row.group.songs;
};

/** 'some' shows as a dash. */
export const pickedOf = (row: Row, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' => {
  const songs = songsOfRow(row);
  const count = songs.filter((song) => chosen.has(pathOf(song))).length;
  if (count === 0) return 'none';
  return count === songs.length ? 'all' : 'some';
};
