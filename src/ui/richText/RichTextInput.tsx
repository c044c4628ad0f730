import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { useEffect } from 'react';
import { useInput, useResourceContext, useTranslateLabel, ValidationError } from 'react-admin';
import { LinkBubble } from './LinkBubble';
import { FRAME_STYLES, TEXT_STYLES } from './styles';
import { Toolbar } from './Toolbar';
import { useEditorProps } from './useEditorProps';
import { useLinkBubble } from './useLinkBubble';
import { useRichTextEditor } from './useRichTextEditor';

/**
 * Rich text (spec 2): the form's value is HTML of the contract's allow-list, '' or null while there are no words. Built on the editor and
 * context of ra-input-rich-text; see useRichTextEditor for why not on its input.
 */
export const RichTextInput = ({ source }: { source: string }) => {
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source, resource }));
  const { id, field, fieldState } = useInput({ source });
  const editor = useRichTextEditor(field);
  const bubble = useLinkBubble(editor);
  const error = fieldState.error?.message;
  const ids = { text: id, label: `${id}-label`, error: `${id}-error` };
  const editorProps = useEditorProps({ ids, isInvalid: error !== undefined, bubble });

  useEffect(() => editor.setOptions({ editorProps }), [editor, editorProps]);
  const { ref } = field;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [ref, editor]);

  return (
    <Box {...bubble.fieldProps} sx={{ position: 'relative', minWidth: 0, py: 1 }}>
      <Typography
        id={ids.label}
        variant="subtitle2"
        color={error ? 'error' : undefined}
        onClick={() => editor.commands.focus()}
        sx={{ mb: 0.75 }}
      >
        {label}
      </Typography>
      <TiptapEditorProvider value={editor}>
        <Box sx={FRAME_STYLES} data-invalid={error !== undefined}>
          <Toolbar controls={ids.text} isLinkOpen={bubble.isOpen} onLink={bubble.ask} />
          <Box component={EditorContent} editor={editor} onFocus={bubble.onTextFocus} sx={TEXT_STYLES} />
        </Box>
        <LinkBubble editor={editor} bubble={bubble} />
      </TiptapEditorProvider>
      {error && (
        <FormHelperText error id={ids.error}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
};
