import { TextInput } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { AudioPicker } from '../../ui/inputs/AudioPicker';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { RecordPicker } from '../../ui/inputs/RecordPicker';
import { useNameBeside } from '../../ui/inputs/useNameBeside';

export const SongInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="coverArt" />
        <AudioPicker source="fileUrl" nameSource="fileName" />
      </>
    }
  >
    <TextInput source="title" />
    <RecordPicker source="artist" reference="artists" stored={useNameBeside('artist', 'artistStatic')} />
    <RecordPicker source="album" reference="albums" stored={useNameBeside('album', 'albumStatic')} />
  </FormColumns>
);
