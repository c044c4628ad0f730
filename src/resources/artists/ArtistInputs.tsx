import { TextInput } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';

export const ArtistInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="photo" />
        <ImagePicker source="coverImage" />
      </>
    }
  >
    <TextInput source="stageName" />
    <TextInput source="firstName" />
    <TextInput source="lastName" />
  </FormColumns>
);
