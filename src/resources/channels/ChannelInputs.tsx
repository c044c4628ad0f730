import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';

export const ChannelInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="photo" />
        <ImagePicker source="banner" />
      </>
    }
  >
    <LineInput source="name" />
  </FormColumns>
);
