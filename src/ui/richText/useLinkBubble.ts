import { getMarkRange } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, useCallback, useState } from 'react';

/** Outside of a link nobody asks where the caret is: it would be another place with every key. */
const NOWHERE = { href: null, from: 0, to: 0 };

/** The link at the caret, and the range of text that a link would cover. */
const linkAt = (editor: Editor) => {
  const { selection } = editor.state;
  const type = editor.schema.marks.link;
  const range = type && editor.isActive('link') ? getMarkRange(selection.$from, type) : undefined;
  const href: unknown = range ? editor.getAttributes('link').href : undefined;
  return {
    href: typeof href === 'string' ? href : null,
    from: range?.from ?? selection.from,
    to: range?.to ?? selection.to,
  };
};

/**
 * When the link bubble shows: asked for, or by itself while the caret stands in a link. It goes with Escape, with what it was asked for, and
 * when the focus leaves the whole field; one that was sent away stays away until the caret has left that link.
 * @returns the link under the caret (`href` null where there is none, positions `from` and `to`), and what moves the bubble;
 *   `fieldProps` go on the element around text, toolbar and bubble
 */
export const useLinkBubble = (editor: Editor) => {
  const [asked, setAsked] = useState(0);
  const link = useEditorState({
    editor,
    selector: ({ editor: current }) => (asked > 0 || current.isActive('link') ? linkAt(current) : NOWHERE),
  });
  const [hasFocus, setHasFocus] = useState(false);
  const [sentAway, setSentAway] = useState<number | null>(null);
  if (sentAway !== null && (link.href === null || link.from !== sentAway)) setSentAway(null);

  const ask = useCallback(() => setAsked((times) => times + 1), []);
  const close = () => {
    setAsked(0);
    setSentAway(link.from);
  };
  return {
    link,
    /** Grows with every request to put the caret into the address; 0 while the bubble only shows the link. */
    asked,
    isOpen: asked > 0 || (hasFocus && link.href !== null && sentAway !== link.from),
    ask,
    close,
    fieldProps: {
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setHasFocus(false);
        setAsked(0);
      },
    },
    /** Back in the text: a bubble that was asked for is not wanted any more. */
    onTextFocus: () => setAsked(0),
  };
};
