import { getMarkRange } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

/** Outside of links the caret's place is left out: with it everything would be drawn anew at every key. */
const NOWHERE = { href: null, from: 0, to: 0 };

/** The link at the caret, and the range of text that a link would cover. */
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
 * When the link bubble shows: asked for, or by itself while the caret stands in a link. It goes with Escape and when the focus leaves the
 * whole field; one that was closed stays closed until the caret has left that link.
 * @returns `fieldProps` for the element around text, toolbar and bubble; `link.href` is null where there is no link
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
  const close = () => {
    setAsked(0);
    setClosedAt(link.from);
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
      close();
      editor.commands.focus();
    },
  };
  return { link, asked, isOpen, ask, close, fieldProps };
};
