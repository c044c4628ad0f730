import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletListIcon from '@mui/icons-material/FormatListBulleted';
import OrderedListIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { HEADING_LEVELS } from '../../contract/limits';

/** A button of the toolbar that acts on the text. Its name stands in messages under `catalogue.richText.tools`. */
export interface Tool {
  name: string;
  icon: ReactNode;
  /** Shortcut as ProseMirror writes it; 'Mod' is Command on a Mac and Control elsewhere. */
  keys: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is on where the caret stands. What has no such state, as undo, is not pressed but done. */
  isOn?: (editor: Editor) => boolean;
  /** Whether there is anything for it to do; always unless told. */
  isPossible?: (editor: Editor) => boolean;
}

const toggle = (name: string, icon: ReactNode, keys: string, run: Tool['run']): Tool => ({
  name,
  icon,
  keys,
  run,
  isOn: (editor) => editor.isActive(name),
});

/** A sign, not a text: the button is called 'Heading 1' and not 'H1'. */
const HeadingIcon = ({ level }: { level: number }) => (
  <Box component="span" aria-hidden sx={{ '&::before': { content: `"H${level}"` } }} />
);

const heading = (level: (typeof HEADING_LEVELS)[number]): Tool => ({
  name: `heading${level}`,
  icon: <HeadingIcon level={level} />,
  keys: `Mod-Alt-${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The toolbar of spec 2 in its groups; the link's own button follows them. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      icon: <UndoIcon />,
      keys: 'Mod-z',
      run: (chain) => chain.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: <RedoIcon />,
      keys: 'Mod-Shift-z',
      run: (chain) => chain.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  HEADING_LEVELS.map(heading),
  [
    toggle('bold', <BoldIcon />, 'Mod-b', (chain) => chain.toggleBold()),
    toggle('italic', <ItalicIcon />, 'Mod-i', (chain) => chain.toggleItalic()),
    toggle('underline', <UnderlineIcon />, 'Mod-u', (chain) => chain.toggleUnderline()),
  ],
  [
    toggle('bulletList', <BulletListIcon />, 'Mod-Shift-8', (chain) => chain.toggleBulletList()),
    toggle('orderedList', <OrderedListIcon />, 'Mod-Shift-7', (chain) => chain.toggleOrderedList()),
  ],
];
