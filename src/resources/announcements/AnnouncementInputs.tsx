import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';
import { LinkInput } from '../../ui/inputs/LinkInput';
import { RichTextInput } from '../../ui/richText/RichTextInput';
import { TargetInput } from './TargetInput';
import { TypeInput } from './TypeInput';

export const AnnouncementInputs = () => (
  <FormColumns
    pictures={
      <>
        <ImagePicker source="featureImage" />
        <ImagePicker source="contentImage" />
      </>
    }
  >
    <LineInput source="title" />
    <RichTextInput source="description" />
    <TypeInput />
    <TargetInput />
    <LinkInput source="moreInfoLink" />
  </FormColumns>
);
