import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/contract/kinds';
import { toChoices } from '../../../src/ui/inputs/choices';

const choicesOf = (...records: RaRecord[]) => toChoices(KINDS.songs, records, 'artist');
/** A song's artist, as a song has it. */
const artist = (stageName: string) => ({ _id: stageName, stageName });

describe('suggestions are told apart', () => {
  it('by picture and detail, in the order they came', () => {
    expect(
      choicesOf(
        { id: 2, title: 'Intro', artist: artist('B'), coverArt: '/b.png' },
        { id: 1, title: 'Intro', artist: artist('A') },
      ),
    ).toEqual([
      { id: '2', label: 'Intro', detail: 'B', picture: '/b.png' },
      { id: '1', label: 'Intro', detail: 'A', picture: undefined },
    ]);
  });

  it('by the end of the id where name and detail are the same, and only there', () => {
    const details = choicesOf(
      { id: 'song-000001', title: 'Intro', artist: artist('A') },
      { id: 'song-000002', title: 'Intro', artist: artist('A') },
      { id: 'song-000003', title: 'Intro' },
      { id: 'song-000004', title: 'Intro' },
      { id: 'song-000005', title: 'Outro', artist: artist('A') },
    ).map(({ detail }) => detail);
    expect(details).toEqual(['A · …000001', 'A · …000002', '…000003', '…000004', 'A']);
  });

  it('by the end of the id where the id is all that is known', () => {
    expect(choicesOf({ id: 'song-000001' }, { id: 8, title: '' }).map(({ label }) => label)).toEqual(['…000001', '…8']);
  });
});
