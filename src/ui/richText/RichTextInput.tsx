import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Editor, EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { memo, useEffect, useMemo } from 'react';
import { useInput, useResourceContext, useTranslateLabel, ValidationError } from 'react-admin';
import { LinkBubble } from './LinkBubble';
import { FRAME_STYLES, TEXT_STYLES } from './styles';
import { Toolbar } from './Toolbar';
import { type EditorIds, useEditorProps } from './useEditorProps';
import { useLinkBubble } from './useLinkBubble';
import { useRichTextEditor } from './useRichTextEditor';

interface RichTextProps {
  editor: Editor;
  ids: EditorIds;
  isInvalid: boolean;
  /** Tells the form how to put the caret into the text. */
  focusRef: (target: { focus: () => void }) => void;
}

const TextWithTools = ({ editor, ids, isInvalid, focusRef }: RichTextProps) => {
  const bubble = useLinkBubble(editor);
  const editorProps = useEditorProps({ ids, isInvalid, bubble });
  useEffect(() => editor.setOptions({ editorProps }), [editor, editorProps]);
  useEffect(() => focusRef({ focus: () => editor.commands.focus() }), [focusRef, editor]);
  return (
    <TiptapEditorProvider value={editor}>
      <Box {...bubble.fieldProps}>
        <Box sx={FRAME_STYLES} data-invalid={isInvalid}>
          <Toolbar controls={ids.text} isLinkOpen={bubble.isOpen} onLink={bubble.ask} />
          <Box component={EditorContent} editor={editor} onFocus={bubble.onTextFocus} sx={TEXT_STYLES} />
        </Box>
        <LinkBubble editor={editor} bubble={bubble} />
      </Box>
    </TiptapEditorProvider>
  );
};

/** Toolbar, text and link bubble, once there is an editor. Not drawn anew with every key: the editor draws its own text. */
const RichText = memo(TextWithTools);

/**
 * Rich text (spec 2): the form's value is HTML of the contract's allow-list, '' or null while there are no words. Built on the editor and
 * context of ra-input-rich-text; see useRichTextEditor for why not on its input.
 */
export const RichTextInput = ({ source }: { source: string }) => {
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source, resource }));
  const { id, field, fieldState } = useInput({ source });
  const editor = useRichTextEditor(field);
  const error = fieldState.error?.message;
  const ids = useMemo(() => ({ text: id, label: `${id}-label`, error: `${id}-error` }), [id]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0, minHeight: 244, pb: 1 }}>
      <Typography
        id={ids.label}
        component="div"
        variant="subtitle2"
        color={error ? 'error' : undefined}
        onClick={() => editor?.commands.focus()}
        sx={{ mb: 0.75 }}
      >
        {label}
      </Typography>
      {editor && <RichText editor={editor} ids={ids} isInvalid={error !== undefined} focusRef={field.ref} />}
      {error && (
        <FormHelperText error id={ids.error}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
};
