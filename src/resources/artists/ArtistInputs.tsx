import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';

export const ArtistInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="photo" />
        <ImagePicker source="coverImage" />
      </>
    }
  >
    <LineInput source="stageName" />
    <LineInput source="firstName" />
    <LineInput source="lastName" />
  </FormColumns>
);
