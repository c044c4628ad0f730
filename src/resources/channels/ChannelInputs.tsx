import { TextInput } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';

export const ChannelInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="photo" />
        <ImagePicker source="banner" />
      </>
    }
  >
    <TextInput source="name" />
  </FormColumns>
);
