import { FormColumns } from '../../ui/form/FormColumns';
import { AudioPicker } from '../../ui/inputs/AudioPicker';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

export const SongInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="coverArt" />
        <AudioPicker source="fileUrl" nameSource="fileName" />
      </>
    }
  >
    <LineInput source="title" />
    <RecordPicker source="artist" reference="artists" />
    <RecordPicker source="album" reference="albums" />
  </FormColumns>
);
