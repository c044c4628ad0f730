import { useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../contract/text';
import { cleanHtml } from './cleanHtml';
import { EXTENSIONS } from './extensions';

/** Null, undefined and '' are the same empty text: react-admin's inputs turn one into the other. */
const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The editor of one form field. The field follows the editor; the editor follows the field only where the value comes from elsewhere (another
 * record, a reset), and then starts anew with its own history. The field keeps its stored value, to the letter, as long as the text is what
 * was stored, and is '' while the text holds only blanks.
 *
 * RichTextInput of ra-input-rich-text (5.15) sets its whole content again after every change, which breaks composed input and lets undo bring
 * back another record's text.
 * @returns null in the moment before the page stands
 */
export const useRichTextEditor = ({ name, value, ref, onChange, onBlur }: ReturnType<typeof useInput>['field']) => {
  const { getValues } = useFormContext();
  const [stored, setStored] = useState<{ value: unknown }>({ value });
  const content = useMemo(() => cleanHtml(htmlOf(stored.value)), [stored]);
  /** The last value that this editor knows of. */
  const lastValue = useRef(htmlOf(value));
  /** What the stored value looks like once the editor has read it. */
  const untouched = useRef('');

  const editor = useEditor(
    {
      extensions: EXTENSIONS,
      // Made once the page stands: an editor made while React still renders is thrown away when that takes long.
      immediatelyRender: false,
      content,
      parseOptions: { preserveWhitespace: true },
      onUpdate: ({ editor: changed }) => {
        const html = changed.getHTML();
        const written = isBlank(changed.getText()) ? '' : html;
        const next = html === untouched.current ? stored.value : written;
        lastValue.current = htmlOf(next);
        onChange(next);
      },
      onBlur: () => onBlur(),
    },
    [stored],
  );

  useEffect(() => {
    if (!editor) return;
    untouched.current = editor.getHTML();
    // The form puts the caret into the field at fault.
    ref({ focus: () => editor.commands.focus() });
  }, [editor, ref]);

  useEffect(() => {
    // A value that the form has left behind is still on its way here, while someone types fast.
    const isLate = htmlOf(getValues(name)) !== htmlOf(value);
    if (isLate || htmlOf(value) === lastValue.current) return;
    lastValue.current = htmlOf(value);
    setStored({ value });
  }, [value, name, getValues]);

  return editor;
};
