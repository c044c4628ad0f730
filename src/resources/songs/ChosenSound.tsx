import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { KINDS, recordName } from '../../contract/kinds';
import { useIsHeld } from '../../ui/inputs/HeldFields';
import { useOpenSong } from './useOpenSong';
import { useSoundFacts } from './useSoundFacts';

const KIND_OF = { artist: 'artists', album: 'albums' } as const;

/** What a chosen sound file has to say: where its title is from, that it is there already, which artist and album it names. Never in the way of a save. */
export const ChosenSound = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const isHeld = useIsHeld();
  const record = useRecordContext();
  const openSong = useOpenSong();
  const { same, titled, ...facts } = useSoundFacts(source);
  const [artist, album]: unknown[] = useWatch({ name: ['artist', 'album'] });
  const chosen = { artist, album };
  const title = same && recordName(KINDS.songs, same);
  const isItself = same !== undefined && same._id === record?.id;
  const offers = (['artist', 'album'] as const).flatMap((field) => {
    const found = facts[field];
    return found && !chosen[field] ? [{ field, found, name: recordName(KINDS[KIND_OF[field]], found) }] : [];
  });
  return (
    <>
      <div role="status">
        {titled !== undefined && <FormHelperText>{translate('catalogue.sound.titled', { title: titled })}</FormHelperText>}
        {same && (
          <FormHelperText sx={{ color: 'warning.main' }}>
            {translate(isItself ? 'catalogue.sound.itself' : 'catalogue.sound.there', { title })}
          </FormHelperText>
        )}
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {/* Not on an edit page: what is open there would have to be left first. */}
        {same && !record?.id && (
          <Button size="small" variant="outlined" onClick={() => openSong(same._id)}>
            {translate('catalogue.sound.open', { title })}
          </Button>
        )}
        {offers.map(({ field, found, name }) => (
          <Button
            key={field}
            size="small"
            variant="outlined"
            disabled={isHeld}
            onClick={() => setValue(field, found, { shouldDirty: true })}
          >
            {translate('catalogue.sound.set', { field: translate(`resources.songs.fields.${field}`), name })}
          </Button>
        ))}
      </Stack>
    </>
  );
};
