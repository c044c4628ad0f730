import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';

export const PlaylistInputs = () => (
  <FormColumns pictures={<ImagePicker source="featureImage" />}>
    <LineInput source="name" />
  </FormColumns>
);
