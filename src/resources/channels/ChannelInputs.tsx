import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { TextInput } from '../../ui/inputs/TextInput';

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
