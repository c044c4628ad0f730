import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';
import { LinkInput } from '../../ui/inputs/LinkInput';
import { RichTextInput } from '../../ui/richText/RichTextInput';

export const AdInputs = () => (
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
    <LinkInput source="moreInfoLink" />
  </FormColumns>
);
