import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const ArtistInputs = () => (
  <FormColumns pictures={<ImagePicker source="photo" frame="round" />} wide={<ImagePicker source="coverImage" frame="banner" />}>
    <TextInput source="stageName" helperText="resources.artists.hints.stageName" />
    <TextInput source="firstName" helperText="resources.artists.hints.firstName" />
    <TextInput source="lastName" />
  </FormColumns>
);
