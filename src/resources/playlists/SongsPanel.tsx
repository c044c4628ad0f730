import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { PANEL_PAGE_SIZE } from '../../contract/limits';
import type { CatalogueRecord } from '../../providers/types';
import { useIsJustCreated } from '../../ui/form/useIsJustCreated';
import { PageNumbers } from '../../ui/list/PageNumbers';
import { rangeOf } from '../../ui/list/pages';
import { rowMotions } from '../../ui/list/rowStates';
import { useLeavingRow } from '../../ui/list/useLeavingRow';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { PlaylistSong } from './PlaylistSong';
import { SongSearch } from './SongSearch';
import { useKeptFocus } from './useKeptFocus';
import { useManageSongs } from './useManageSongs';
import { usePlaylistSongs } from './usePlaylistSongs';

/** What was done last. */
interface Done {
  key: 'added' | 'removed' | 'shown';
  song?: RaRecord;
}

const panelStyle = { borderRadius: '14px', overflow: 'clip' };

const listStyle = { '--row': '3.5rem', listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider', ...rowMotions };

/** Once there is more than one page: nothing below moves then. */
const fullPage = { minHeight: `calc(var(--row) * ${PANEL_PAGE_SIZE})` };

const footerStyle = {
  alignItems: 'center',
  flexWrap: 'wrap',
  minHeight: '3.5rem',
  pl: 2,
  pr: 1,
  color: 'text.secondary',
  typography: 'caption',
};

/** Of the button that adds a song: a playlist that was just created is to be filled. */
const useFocusOfNew = (playlist: CatalogueRecord) => {
  const adder = useRef<HTMLButtonElement>(null);
  const isJustCreated = useIsJustCreated(playlist._id);
  useEffect(() => {
    const isAtForm = document.activeElement?.closest('form');
    if (isJustCreated && !isAtForm) adder.current?.focus();
  }, [isJustCreated]);
  return adder;
};

/** Spec 2, 'Playlist edit'. */
const Panel = ({ playlist }: { playlist: CatalogueRecord }) => {
  const translate = useTranslate();
  const [isAdding, setIsAdding] = useState(false);
  const adder = useFocusOfNew(playlist);
  const [done, setDone] = useState<Done>();
  const songs = usePlaylistSongs(playlist.id);
  const { rows, shown, failure, hasMore } = songs;
  const { add, remove, open, isBusy } = useManageSongs(playlist.id, songs);
  const { heading, keepFocus } = useKeptFocus(isBusy);
  const [going, setGoing] = useState<RaRecord['id']>();
  const leaving = useLeavingRow(shown, going);
  const isLoading = songs.isPending || songs.isLoadingMore;
  const isEmpty = rows.length === 0 && !failure;
  const notice = isLoading ? 'catalogue.playlist.loading' : isEmpty && 'catalogue.playlist.empty';
  const before = (songs.page - 1) * PANEL_PAGE_SIZE;
  const count = `${rows.length}${hasMore ? '+' : ''}`;
  const texts = { name: done?.song?.title, count, smart_count: rows.length, first: before + 1, last: before + shown.length };

  const addSong = async (song: RaRecord) => {
    if (!(await add(song))) return;
    setDone({ key: 'added', song });
    songs.goToNew();
  };
  const removeSong = (song: RaRecord) =>
    keepFocus(async () => {
      setGoing(song.id);
      const isRemoved = await remove(song);
      if (isRemoved) setDone({ key: 'removed', song });
      return isRemoved;
    });
  const turnTo = (page: number) => {
    songs.setPage(page);
    setDone({ key: 'shown' });
  };

  /** Its button goes while it is tried. */
  const tryAgain = () => {
    heading.current?.focus();
    songs.retry();
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby="playlist-songs" sx={panelStyle}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: '4rem', pl: 2, pr: 1.5, py: 1 }}>
        <Typography id="playlist-songs" component="h2" variant="h6" ref={heading} tabIndex={-1}>
          {translate('resources.songs.name', { smart_count: 2 })}
        </Typography>
        {rows.length > 0 && (
          <Typography component="p" variant="caption" color="text.secondary" className="tabular">
            {count}
          </Typography>
        )}
        <Button
          ref={adder}
          startIcon={<AddIcon />}
          variant="outlined"
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
          sx={{ ml: 'auto' }}
        >
          {translate('catalogue.playlist.add')}
        </Button>
      </Stack>
      {isAdding && <SongSearch onPick={addSong} />}
      {rows.length > 0 && (
        <Box component="ul" aria-labelledby="playlist-songs" sx={[listStyle, songs.pages > 1 && fullPage]}>
          {leaving.rows.map(({ record: song, place, motion }) => (
            <PlaylistSong
              key={song.id}
              song={song}
              place={before + place}
              motion={motion}
              onMoved={motion === 'leaving' ? leaving.onMoved : undefined}
              isNew={done?.key === 'added' && done.song?.id === song.id}
              disabled={isBusy}
              onOpen={() => open(song)}
              onRemove={() => removeSong(song)}
            />
          ))}
        </Box>
      )}
      {/* Always there: what is put into the page together with its words is often not read out. */}
      <Box role="status">
        {notice && (
          <Typography color="text.secondary" sx={{ p: 2 }}>
            {translate(notice)}
          </Typography>
        )}
        {done && !isLoading && !isBusy && <Box sx={visuallyHidden}>{translate(`catalogue.playlist.${done.key}`, texts)}</Box>}
      </Box>
      {failure && !isLoading && (
        <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
          <Typography>{failure.message}</Typography>
          <Button onClick={tryAgain}>{translate('catalogue.action.tryAgain')}</Button>
        </Stack>
      )}
      {rows.length > 0 && (
        <Stack direction="row" sx={footerStyle}>
          <span className="tabular">
            {translate('catalogue.pagination.range', rangeOf({ rows, page: songs.page, perPage: PANEL_PAGE_SIZE, hasMore }))}
          </span>
          <PageNumbers
            page={songs.page}
            pages={songs.pages}
            hasMore={hasMore}
            onChange={turnTo}
            label={translate('catalogue.playlist.pages')}
          />
        </Stack>
      )}
    </Paper>
  );
};

export const SongsPanel = () => {
  const playlist = useRecordContext<CatalogueRecord>();
  return playlist ? <Panel playlist={playlist} /> : null;
};
