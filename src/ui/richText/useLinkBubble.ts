import { getMarkRange } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

/** Outside of a link nobody asks where the caret is: it would be another place with every key. */
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
 * When the link bubble shows: asked for, or by itself while the caret stands in a link. It goes with Escape, with what it was asked for, and
 * when the focus leaves the whole field; one that was closed stays closed until the caret has left that link.
 * @returns the link under the caret (`href` null where there is none, positions `from` and `to`), what opens and closes the bubble, and
 *   `fieldProps` for the element around text, toolbar and bubble
 */
export const useLinkBubble = (editor: Editor) => {
  /** Grows with every request to put the caret into the address; 0 while the bubble only shows the link. */
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
      // Back in the text: a bubble that was asked for is not wanted any more.
      if (target === editor.view.dom) setAsked(0);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setHasFocus(false);
      setAsked(0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Escape of an input method is its own.
      if (event.key !== 'Escape' || !isOpen || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      editor.commands.focus();
    },
  };
  return { link, asked, isOpen, ask, close, fieldProps };
};
