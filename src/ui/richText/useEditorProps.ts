import { keydownHandler } from '@tiptap/pm/keymap';
import type { EditorProps } from '@tiptap/pm/view';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { isPictureOnly, transformPaste } from './paste';

interface EditorPropsOptions {
  id: string;
  labelId: string;
  errorId: string | undefined;
  onLink: () => void;
}

/** What the text says of itself to assistive technology, the key of its link bubble, and what it takes from clipboard and drops. */
export const useEditorProps = ({ id, labelId, errorId, onLink }: EditorPropsOptions): EditorProps => {
  const notify = useNotify();
  return useMemo(() => {
    const refusePicture = (data: DataTransfer | null) => {
      if (!isPictureOnly(data)) return false;
      notify('catalogue.richText.noPictures', { type: 'warning' });
      return true;
    };
    const openLink = () => {
      onLink();
      return true;
    };
    return {
      attributes: {
        id,
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(errorId !== undefined),
        ...(errorId === undefined ? {} : { 'aria-describedby': errorId }),
      },
      handleKeyDown: keydownHandler({ 'Mod-k': openLink }),
      transformPastedHTML: transformPaste,
      handlePaste: (_view, { clipboardData }) => refusePicture(clipboardData),
      handleDrop: (_view, { dataTransfer }) => refusePicture(dataTransfer),
    };
  }, [id, labelId, errorId, onLink, notify]);
};
