import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

interface SongSearchProps {
  onPick: (song: RaRecord) => void;
}

const EmptySearch = ({ onPick }: SongSearchProps) => {
  const box = useRef<HTMLDivElement>(null);
  // No form of its own in the page: who saves by a key from here means the playlist.
  const form = useForm();
  // Also of the next box, once a song was picked in the one before.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={box} sx={{ px: 2, pt: 1 }}>
      <FormProvider {...form}>
        <RecordPicker source="song" reference="songs" label="catalogue.playlist.search" onPick={(song) => song && onPick(song)} />
      </FormProvider>
    </Box>
  );
};

export const SongSearch = ({ onPick }: SongSearchProps) => {
  const [round, setRound] = useState(0);
  const pick = (song: RaRecord) => {
    onPick(song);
    setRound(round + 1);
  };
  return <EmptySearch key={round} onPick={pick} />;
};
