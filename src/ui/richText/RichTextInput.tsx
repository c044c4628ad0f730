import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { memo, useEffect } from 'react';
import { useInput, useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useIsHeld } from '../inputs/HeldFields';
import { visuallyHidden } from '../visuallyHidden';
import { LinkBubble } from './LinkBubble';
import { FRAME_STYLES, TEXT_STYLES } from './styles';
import { Toolbar } from './Toolbar';
import { useEditorProps } from './useEditorProps';
import { useLinkBubble } from './useLinkBubble';
import { useRichTextEditor } from './useRichTextEditor';

interface RichTextProps {
  editor: Editor;
  id: string;
  labelId: string;
  errorId: string | undefined;
}

const RichText = ({ editor, ...ids }: RichTextProps) => {
  const translate = useTranslate();
  const bubble = useLinkBubble(editor);
  const editorProps = useEditorProps({ ...ids, onLink: bubble.ask });
  const isHeld = useIsHeld();
  useEffect(() => editor.setOptions({ editorProps }), [editor, editorProps]);
  useEffect(() => editor.setEditable(!isHeld, false), [editor, isHeld]);
  return (
    <Box {...bubble.fieldProps}>
      <Box sx={FRAME_STYLES}>
        <TiptapEditorProvider value={editor}>
          <Toolbar controls={ids.id} isLinkOpen={bubble.isOpen} onLink={bubble.ask} />
        </TiptapEditorProvider>
        <Box component={EditorContent} editor={editor} sx={TEXT_STYLES} />
      </Box>
      <LinkBubble editor={editor} bubble={bubble} />
      {/* Where the bubble opens by itself the focus stays in the text, and nothing else tells of it. */}
      <Box role="status" sx={visuallyHidden}>
        {bubble.isOpen && bubble.asked === 0 && translate('catalogue.richText.link.shown', { address: bubble.link.href })}
      </Box>
    </Box>
  );
};

interface RichTextFieldProps {
  source: string;
  id: string;
  editor: Editor | null;
  error: string | undefined;
}

/** Not drawn anew at every key, as its input is with the value: the editor draws its own text. */
const RichTextField = memo(({ source, id, editor, error }: RichTextFieldProps) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const labelId = `${id}-label`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <Box sx={{ position: 'relative', minWidth: 0, minHeight: '17.4rem' }}>
      <Typography
        id={labelId}
        component="div"
        variant="subtitle2"
        color={error ? 'error' : undefined}
        onClick={() => editor?.view.focus()}
        sx={{ mb: 0.75 }}
      >
        {translateLabel({ source, resource })}
      </Typography>
      {/* Without the key tiptap's useEditorState shows the old editor's state until the first change in the new one. */}
      {editor && <RichText key={editor.instanceId} editor={editor} id={id} labelId={labelId} errorId={errorId} />}
      {error && (
        <FormHelperText error id={errorId}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
});

/** The form's value is HTML of the contract's allow-list, '' or null while there are no words. */
export const RichTextInput = ({ source }: { source: string }) => {
  const { id, field, fieldState } = useInput({ source });
  const editor = useRichTextEditor(field);
  return <RichTextField source={source} id={id} editor={editor} error={fieldState.error?.message} />;
};
