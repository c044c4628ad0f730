import { keydownHandler } from '@tiptap/pm/keymap';
import type { EditorProps } from '@tiptap/pm/view';
import { useMemo } from 'react';
import { useEvent, useNotify } from 'react-admin';
import { isPictureOnly, transformPaste } from './paste';
import type { useLinkBubble } from './useLinkBubble';

/** Ids of the text itself, of its label and of its error. */
export interface EditorIds {
  text: string;
  label: string;
  error: string;
}

interface EditorPropsOptions {
  ids: EditorIds;
  isInvalid: boolean;
  bubble: Pick<ReturnType<typeof useLinkBubble>, 'isOpen' | 'ask' | 'close'>;
}

/** What the text field says of itself to assistive technology, its own keys, and what it takes from clipboard and drops. */
export const useEditorProps = ({ ids, isInvalid, bubble }: EditorPropsOptions): EditorProps => {
  const notify = useNotify();

  const openLink = useEvent(() => {
    bubble.ask();
    return true;
  });
  const closeLink = useEvent(() => {
    if (bubble.isOpen) bubble.close();
    return bubble.isOpen;
  });
  const refusePicture = useEvent((data: DataTransfer | null) => {
    if (!isPictureOnly(data)) return false;
    notify('catalogue.richText.noPictures', { type: 'warning' });
    return true;
  });

  const { text, label, error } = ids;
  return useMemo(
    () => ({
      attributes: {
        id: text,
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': label,
        'aria-invalid': String(isInvalid),
        ...(isInvalid ? { 'aria-describedby': error } : {}),
      },
      handleKeyDown: keydownHandler({ 'Mod-k': openLink, Escape: closeLink }),
      transformPastedHTML: transformPaste,
      handlePaste: (_view, event) => refusePicture(event.clipboardData),
      handleDrop: (_view, event) => refusePicture(event.dataTransfer),
    }),
    [text, label, error, isInvalid, openLink, closeLink, refusePicture],
  );
};
