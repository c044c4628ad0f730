import { getMarkRange } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

/** Without the caret's place, with which everything would be drawn anew at every key. */
const NOWHERE = { href: null, from: 0, to: 0 };

const linkAtCaret = (editor: Editor) => {
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
 * The link bubble shows when asked for, and by itself while the caret stands in a link; one that was closed stays closed until the caret
 * has left that link. `fieldProps` are for the element around text, toolbar and bubble.
 */
export const useLinkBubble = (editor: Editor) => {
  /** Counts requests to put the caret into the address; 0 while the bubble only shows the link. */
  const [asked, setAsked] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const link = useEditorState({
    editor,
    selector: ({ editor: current }) => (asked > 0 || current.isActive('link') ? linkAtCaret(current) : NOWHERE),
  });
  if (closedAt !== null && (link.href === null || link.from !== closedAt)) setClosedAt(null);
  const isOpen = asked > 0 || (hasFocus && link.href !== null && closedAt !== link.from);

  const ask = useCallback(() => setAsked((times) => times + 1), []);
  const leave = () => {
    setAsked(0);
    setClosedAt(link.from);
    // Not by Tiptap's command, which waits for the next frame: by then something else may have the focus, such as the palette.
    editor.view.focus();
  };
  const fieldProps = {
    onFocus: ({ target }: FocusEvent) => {
      setHasFocus(true);
      // Whoever goes back to the text no longer wants the bubble that was asked for.
      if (target === editor.view.dom) setAsked(0);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setHasFocus(false);
      setAsked(0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Escape while composing belongs to the input method.
      if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
  return { link, asked, isOpen, ask, leave, fieldProps };
};
