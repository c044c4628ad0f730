import { useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../contract/text';
import { cleanHtml } from './cleanHtml';
import { EXTENSIONS } from './extensions';

type Field = ReturnType<typeof useInput>['field'];

/** Null, undefined and '' are the same empty text: react-admin's inputs turn one into the other. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The editor of one form field. The field follows the editor; the editor follows the field only where the value comes from elsewhere (another
 * record, a reset), and then starts anew with its own history. ra-input-rich-text's own input sets the whole content again after every
 * key, which breaks composed input and lets undo bring back another record's text.
 *
 * The field keeps its stored value, to the letter, as long as the text is what was stored, and is '' while the text holds only blanks.
 * @returns null in the moment before the page stands
 */
export const useRichTextEditor = (field: Field) => {
  const { getValues } = useFormContext();
  const [stored, setStored] = useState<{ value: unknown }>({ value: field.value });
  const content = useMemo(() => cleanHtml(textOf(stored.value)), [stored]);
  /** The last value that this editor knows of. */
  const known = useRef(textOf(field.value));
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
        known.current = textOf(next);
        field.onChange(next);
      },
      onBlur: () => field.onBlur(),
    },
    [stored],
  );

  useEffect(() => {
    if (editor) untouched.current = editor.getHTML();
  }, [editor]);

  const { value, name } = field;
  useEffect(() => {
    // A value that the form has left behind is still on its way here, while someone types fast.
    const isLate = textOf(getValues(name)) !== textOf(value);
    if (isLate || textOf(value) === known.current) return;
    known.current = textOf(value);
    setStored({ value });
  }, [value, name, getValues]);

  return editor;
};
