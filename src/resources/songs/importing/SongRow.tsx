import type { ChangeEvent, ReactNode } from 'react';
import { mayChoose } from '../../../import/edits';
import type { Choice, PlannedSong } from '../../../import/planned';
import { Text } from '../../../ui/fields/Text';
import { Cell } from './cells';
import { NamesCell } from './NamesCell';
import { SongState } from './SongState';
import type { Fate } from './state';
import { lengthOf, useWording } from './wording';

const CHOICES = ['import', 'skip', 'replace'] as const satisfies readonly Choice[];

const isChoice = (text: string): text is Choice => CHOICES.some((choice) => choice === text);

export interface SongActs {
  onChoose: (song: PlannedSong, choice: Choice) => void;
  onEdit: (song: PlannedSong) => void;
  onOpen: (id: string) => void;
}

interface SongRowProps extends SongActs {
  song: PlannedSong;
  /** Of its album: told where it is another one. */
  artist?: string;
  /** Undefined in a plan. */
  fate?: Fate;
  plans: boolean;
  isActive: boolean;
  isEdited: boolean;
  check: ReactNode;
  /** Id of the record that it became. */
  record?: string;
}

/** The cells of a song. In a plan what can be done with it stands beside what is known of it. */
export const SongRow = (props: SongRowProps) => {
  const { song, artist, fate, plans, isActive, isEdited, check, record, onChoose, onEdit, onOpen } = props;
  const { say, planned, underWay } = useWording();
  const { title, artistName, track, duration, file, state } = song;
  const tabIndex = isActive ? 0 : -1;
  const keeps = state === 'new' ? 'import' : 'keep';
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => isChoice(target.value) && onChoose(song, target.value);
  const words = (
    <>
      <Text>{title}</Text>
      {artistName !== undefined && artistName !== artist && (
        <span className="by">
          {' · '}
          <Text>{artistName}</Text>
        </span>
      )}
    </>
  );
  return (
    <>
      {plans && <Cell className="check">{check}</Cell>}
      <Cell className="number tabular">{track === undefined ? '' : String(track).padStart(2, '0')}</Cell>
      <Cell className="title">
        {record === undefined ? (
          words
        ) : (
          <button type="button" className="link" tabIndex={tabIndex} onClick={() => onOpen(record)}>
            {words}
          </button>
        )}
      </Cell>
      <Cell className="file">
        <Text oneLine>{file.path.split('/').at(-1) ?? file.path}</Text>
      </Cell>
      <Cell className="length tabular">{lengthOf(duration)}</Cell>
      <Cell className="state">
        <SongState said={plans ? planned(song) : underWay(song, fate)} />
      </Cell>
      {plans && (
        <Cell className="choice">
          {state !== 'unusable' && (
            <select aria-label={say('what', { name: title })} tabIndex={tabIndex} value={song.choice} onChange={choose}>
              {CHOICES.filter((choice) => mayChoose(song, choice)).map((choice) => (
                <option key={choice} value={choice}>
                  {say(`choice.${choice === 'import' ? keeps : choice}`)}
                </option>
              ))}
            </select>
          )}
        </Cell>
      )}
      {plans && <NamesCell name={title} isEdited={isEdited} isActive={isActive} onEdit={() => onEdit(song)} />}
    </>
  );
};
