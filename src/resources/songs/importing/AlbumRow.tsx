import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ClosedIcon from '@mui/icons-material/ChevronRightOutlined';
import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import type { ReactNode } from 'react';
import { Text } from '../../../ui/fields/Text';
import { AlbumCover } from './AlbumCover';
import { Cell } from './cells';
import { NamesCell } from './NamesCell';
import { type Fate, isResult, isSent } from './state';
import type { AlbumGroup } from './tree';
import { useWording } from './wording';

export interface AlbumActs {
  onToggle: (group: AlbumGroup) => void;
  onEdit: (group: AlbumGroup) => void;
}

interface AlbumRowProps extends AlbumActs {
  group: AlbumGroup;
  isOpen: boolean;
  plans: boolean;
  fates: ReadonlyMap<string, Fate>;
  isActive: boolean;
  isEdited: boolean;
  check: ReactNode;
}

/** What is to be looked at, counted; once it runs what was refused, and how far the rest is. */
const AlbumEnds = ({ group, plans, fates }: Pick<AlbumRowProps, 'group' | 'plans' | 'fates'>) => {
  const { say } = useWording();
  const { songs } = group;
  if (plans) {
    const counts = (['doubtful', 'unusable'] as const).map(
      (state) => [state, songs.filter((song) => song.state === state).length] as const,
    );
    return counts.map(([state, count]) =>
      count === 0 ? null : (
        <span key={state} className={`tag ${state === 'doubtful' ? 'warm' : 'bad'}`}>
          {say(`counted.${state}`, { count })}
        </span>
      ),
    );
  }
  const results = songs.flatMap((song) => fates.get(song.file.path) ?? []).filter(isResult);
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  const sent = songs.filter(isSent);
  const ended = sent.filter(({ file }) => isResult(fates.get(file.path))).length;
  return (
    <>
      {refused > 0 && <span className="tag bad">{say('counted.refused', { count: refused })}</span>}
      {sent.length > 0 && (
        <span className="said good">
          {ended === sent.length && refused === 0 && <DoneIcon aria-hidden />}
          <span key={ended} className="tabular">
            {say('ended', { done: ended, all: sent.length })}
          </span>
        </span>
      )}
    </>
  );
};

/** The cells of an album, whose songs it shows and hides. */
export const AlbumRow = (props: AlbumRowProps) => {
  const { group, isOpen, plans, fates, isActive, isEdited, check, onToggle, onEdit } = props;
  const { say, many } = useWording();
  const { album, artist, isNewArtist, songs } = group;
  const name = album?.name ?? say('noAlbum');
  const about = [
    many('songs', songs.length),
    isNewArtist && say('newArtist'),
    album?.id !== undefined && say('albumThere'),
    ...(album?.notes ?? []),
  ];
  return (
    <>
      {plans && <Cell className="check">{check}</Cell>}
      <Cell>
        <AlbumCover cover={album?.cover} isAlbum={album !== undefined} />
      </Cell>
      <Cell style={{ minWidth: 0 }}>
        <span className="name">
          <Text oneLine>{name}</Text>
        </span>
        <span className="about">
          {artist !== undefined && (
            <>
              <Text>{artist}</Text>
              {' · '}
            </>
          )}
          {about.filter(Boolean).join(' · ')}
        </span>
      </Cell>
      <Cell className="ends">
        <AlbumEnds group={group} plans={plans} fates={fates} />
      </Cell>
      {plans && <NamesCell name={name} isEdited={isEdited} isActive={isActive} onEdit={() => onEdit(group)} />}
      <Cell>
        <button
          type="button"
          className="act"
          tabIndex={-1}
          aria-label={say(isOpen ? 'hideSongs' : 'showSongsOf', { name })}
          onClick={() => onToggle(group)}
        >
          {isOpen ? <OpenIcon /> : <ClosedIcon />}
        </button>
      </Cell>
    </>
  );
};
