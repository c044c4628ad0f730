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
 * The editor of one form field; null until the page stands. A value that comes from elsewhere (another record, a reset) makes a new editor
 * with its own history. The field keeps its stored value, to the letter, as long as the text is what was stored.
 *
 * RichTextInput of ra-input-rich-text (5.15) sets its whole content again after every change, which breaks composed input and lets undo bring
 * back another record's text.
 */
export const useRichTextEditor = ({ name, value, ref, onChange, onBlur }: ReturnType<typeof useInput>['field']) => {
  const { getValues } = useFormContext();
  const [stored, setStored] = useState<{ value: unknown }>({ value });
  const content = useMemo(() => cleanHtml(htmlOf(stored.value)), [stored]);
  /** The last value that this editor knows of. */
  const lastValue = useRef(htmlOf(value));
  /** The stored value as the editor writes it. */
  const untouched = useRef('');

  const editor = useEditor(
    {
      extensions: EXTENSIONS,
      // An editor made while React still renders is thrown away when that takes long.
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
