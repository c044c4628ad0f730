import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { PageNumbers } from '../../ui/list/PageNumbers';
import { PlaylistSong } from './PlaylistSong';
import { SongSearch } from './SongSearch';
import { useManageSongs } from './useManageSongs';
import { usePlaylistSongs } from './usePlaylistSongs';

/** The paged songs of the playlist being edited, with a search box to add more (spec 2, 'Playlist edit'). */
const Panel = ({ playlist }: { playlist: CatalogueRecord }) => {
  const translate = useTranslate();
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const songs = usePlaylistSongs(playlist.id);
  const { rows, shown, failure } = songs;
  const { add, remove, open, isBusy } = useManageSongs(playlist.id, rows);
  const isLoading = songs.isPending || songs.isLoadingMore;
  const isEmpty = rows.length === 0 && !failure;
  const notice = isLoading ? 'catalogue.playlist.loading' : isEmpty && 'catalogue.playlist.empty';
  return (
    <Paper component="section" variant="outlined" aria-labelledby="playlist-songs" sx={{ mt: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2, pb: 1 }}>
        <Typography id="playlist-songs" component="h2" variant="h6" ref={heading} tabIndex={-1}>
          {translate('resources.songs.name', { smart_count: 2 })}
        </Typography>
        <Button startIcon={<AddIcon />} variant="outlined" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          {translate('catalogue.playlist.add')}
        </Button>
      </Stack>
      {isAdding && <SongSearch onPick={add} />}
      {rows.length > 0 && (
        <Box component="ul" aria-labelledby="playlist-songs" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((song) => (
            <PlaylistSong
              key={song.id}
              song={song}
              disabled={isBusy}
              onOpen={() => open(song)}
              // The button of a removed song is gone, so focus goes to the panel's heading.
              onRemove={async () => (await remove(song)) && heading.current?.focus()}
            />
          ))}
        </Box>
      )}
      {notice && (
        <Typography role="status" color="text.secondary" sx={{ p: 2 }}>
          {translate(notice)}
        </Typography>
      )}
      {failure && !isLoading && (
        <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
          <Typography role="alert">{failure.message}</Typography>
          <Button onClick={songs.retry}>{translate('catalogue.action.tryAgain')}</Button>
        </Stack>
      )}
      {rows.length > 0 && (
        <Stack sx={{ p: 2, alignItems: 'flex-end' }}>
          <PageNumbers
            page={songs.page}
            pages={songs.pages}
            onChange={songs.setPage}
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
