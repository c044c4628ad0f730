import { DOMSerializer } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isBlank } from '../../contract/text';
import { cleanHtml } from './cleanHtml';
import { EXTENSIONS } from './extensions';

/** Null, undefined and '' are the same: react-admin's inputs turn one into the other. */
const htmlOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shows nothing and asks for nothing: the pictures of a text are there already. */
const aside = document.implementation.createHTMLDocument();

/** As the editor's own getHTML, which makes a document for each key. */
const writtenBy = ({ schema, state }: Editor): string => {
  const box = aside.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: aside }, box);
  return box.innerHTML;
};

/**
 * The editor of one form field; null until the page stands. A value that comes from elsewhere (another record, a reset) makes a new editor
 * with its own history. The field keeps its stored value, to the letter, as long as the text is what was stored.
 * ra-input-rich-text (5.15) sets its whole content again after every change, which breaks composed input and undo.
 */
export const useRichTextEditor = ({ name, value, ref, onChange, onBlur }: ReturnType<typeof useInput>['field']) => {
  const { getValues } = useFormContext();
  const [stored, setStored] = useState<{ value: unknown }>({ value });
  const content = useMemo(() => cleanHtml(htmlOf(stored.value)), [stored]);
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
        const html = writtenBy(changed);
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
    untouched.current = writtenBy(editor);
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
