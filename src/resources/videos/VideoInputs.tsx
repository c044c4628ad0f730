import { useTranslate } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LinkInput } from '../../ui/inputs/LinkInput';
import { RecordPicker } from '../../ui/inputs/RecordPicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const VideoInputs = () => {
  const translate = useTranslate();
  return (
    <FormColumns pictures={<ImagePicker source="thumbnail" frame="wide" />}>
      <TextInput source="title" />
      <LinkInput source="url" placeholder={translate('resources.videos.placeholders.url')} />
      <RecordPicker source="artist" reference="artists" />
      <RecordPicker source="channel" reference="channels" />
    </FormColumns>
  );
};
