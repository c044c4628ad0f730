import type { Ports, Result } from './carryOut';
import { fillsOf, mayFill, neededOf } from './needed';
import type { Plan, PlannedSong } from './planned';

/** What would become of each, without doing anything. */
export const foretell = (plan: Plan, { fill = false }: Pick<Ports, 'fill'> = {}): Result[] => {
  const { artists, albums } = neededOf(plan, fill);
  const outcomeOf = (song: PlannedSong) => {
    if (song.state === 'unusable') return 'refused';
    if (song.choice === 'import') return 'would create';
    if (song.choice === 'replace' && song.state !== 'there') return 'would replace';
    return fill && mayFill(song) && fillsOf(song).length > 0 ? 'would fill' : 'skipped';
  };
  return [
    ...artists.map(({ key, name, notes }) => ({ kind: 'artists', key, name, outcome: 'would create', notes }) as const),
    ...albums.map(({ key, name, notes }) => ({ kind: 'albums', key, name, outcome: 'would create', notes }) as const),
    ...plan.songs.map((song) => {
      const notes = song.fault === undefined ? song.notes : [...song.notes, song.fault];
      return { kind: 'songs', name: song.file.path, outcome: outcomeOf(song), id: song.id, notes, song } as const;
    }),
  ];
};
