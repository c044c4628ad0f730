import Box from '@mui/material/Box';
import { useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

/** The song search box of a playlist: picking a song adds it at once, and the box is empty again for the next one. */
export const SongSearch = ({ onPick }: { onPick: (song: RaRecord) => void }) => {
  const [round, setRound] = useState(0);
  return (
    <Box sx={{ px: 2, pt: 1 }}>
      <Form key={round} onSubmit={() => undefined}>
        <RecordPicker
          source="song"
          reference="songs"
          label="catalogue.playlist.search"
          autoFocus
          onPick={(song) => {
            if (!song) return;
            onPick(song);
            setRound((previous) => previous + 1);
          }}
        />
      </Form>
    </Box>
  );
};
