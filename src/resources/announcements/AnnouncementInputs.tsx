import { Duo, FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LinkInput } from '../../ui/inputs/LinkInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { RichTextInput } from '../../ui/richText/RichTextInput';
import { TargetInput } from './TargetInput';
import { TypeInput } from './TypeInput';

export const AnnouncementInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="featureImage" frame="wide" />
        <ImagePicker source="contentImage" frame="wide" isWhole />
      </>
    }
  >
    <TextInput source="title" />
    <RichTextInput source="description" />
    <Duo>
      <TypeInput />
      <TargetInput />
    </Duo>
    <LinkInput source="moreInfoLink" />
  </FormColumns>
);
