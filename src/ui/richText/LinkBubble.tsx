import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { posToDOMRect } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LinkForm } from './LinkForm';
import type { useLinkBubble } from './useLinkBubble';

interface LinkBubbleProps {
  editor: Editor;
  bubble: ReturnType<typeof useLinkBubble>;
}

/** Spec 2, 'floating bubble'. It stands right behind the text in the page, so that Tab leads into it and out of it. */
export const LinkBubble = ({ editor, bubble }: LinkBubbleProps) => {
  const translate = useTranslate();
  const { asked, isOpen, leave } = bubble;
  const { href, from, to } = bubble.link;
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => posToDOMRect(editor.view, from, to), contextElement: editor.view.dom }),
    [editor, from, to],
  );

  const apply = (address: string, typed: string) => {
    const chain = editor.chain().setTextSelection({ from, to });
    if (from === to)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).setTextSelection(to).run();
    leave();
  };
  const remove = () => {
    editor.chain().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run();
    leave();
  };

  return (
    <Popper
      open={isOpen}
      anchorEl={anchor}
      placement="bottom-start"
      disablePortal
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
      sx={{ zIndex: 'modal', width: 420, maxWidth: 1 }}
    >
      <Paper
        role="dialog"
        aria-label={translate('catalogue.richText.link.title')}
        elevation={6}
        sx={{ border: 1, borderColor: 'line2', borderRadius: '12px', bgcolor: 'raised' }}
      >
        <LinkForm key={`${from} ${href}`} href={href} asked={asked} onApply={apply} onRemove={remove} />
      </Paper>
    </Popper>
  );
};
