import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletListIcon from '@mui/icons-material/FormatListBulleted';
import OrderedListIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HEADING_LEVELS } from '../../contract/limits';
import { PHONE } from '../widths';
import { QuietTools, ToolButton } from './ToolButton';
import { useRovingFocus } from './useRovingFocus';

/** Not text: screen readers would call the button 'H1'. */
const HeadingIcon = ({ level }: { level: number }) => (
  <Box component="span" aria-hidden sx={{ '&::before': { content: `"H${level}"` } }} />
);

const Group = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 0.25 }}>
    {children}
    <Divider orientation="vertical" flexItem sx={{ [PHONE]: { display: 'none' }, mx: 0.5, my: 1 }} />
  </Stack>
);

interface ToolbarProps {
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
}

export const Toolbar = memo(({ controls, isLinkOpen, onLink }: ToolbarProps) => {
  const translate = useTranslate();
  const { onKeyDown, item } = useRovingFocus('undo');
  return (
    <QuietTools value={isLinkOpen}>
      <Stack
        role="toolbar"
        aria-label={translate('catalogue.richText.toolbar')}
        aria-controls={controls}
        direction="row"
        useFlexGap
        onKeyDown={onKeyDown}
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.25,
          [PHONE]: { columnGap: 1 },
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Group>
          <ToolButton
            {...item('undo')}
            icon={<UndoIcon />}
            keys="Mod+Z"
            run={(chain) => chain.undo()}
            isPossible={({ state }) => undoDepth(state) > 0}
          />
          <ToolButton
            {...item('redo')}
            icon={<RedoIcon />}
            keys="Mod+Shift+Z"
            run={(chain) => chain.redo()}
            isPossible={({ state }) => redoDepth(state) > 0}
          />
        </Group>
        <Group>
          {HEADING_LEVELS.map((level) => (
            <ToolButton
              key={level}
              {...item(`heading${level}`)}
              icon={<HeadingIcon level={level} />}
              keys={`Mod+Alt+${level}`}
              run={(chain) => chain.toggleHeading({ level })}
              isOn={(editor) => editor.isActive('heading', { level })}
            />
          ))}
        </Group>
        <Group>
          <ToolButton {...item('bold')} icon={<BoldIcon />} keys="Mod+B" run={(chain) => chain.toggleBold()} />
          <ToolButton {...item('italic')} icon={<ItalicIcon />} keys="Mod+I" run={(chain) => chain.toggleItalic()} />
          <ToolButton {...item('underline')} icon={<UnderlineIcon />} keys="Mod+U" run={(chain) => chain.toggleUnderline()} />
        </Group>
        <Group>
          <ToolButton
            {...item('bulletList')}
            icon={<BulletListIcon />}
            keys="Mod+Shift+8"
            run={(chain) => chain.toggleBulletList()}
          />
          <ToolButton
            {...item('orderedList')}
            icon={<OrderedListIcon />}
            keys="Mod+Shift+7"
            run={(chain) => chain.toggleOrderedList()}
          />
        </Group>
        <ToolButton
          {...item('link')}
          icon={<LinkIcon />}
          keys="Mod+K"
          onClick={onLink}
          aria-haspopup="dialog"
          aria-expanded={isLinkOpen}
        />
      </Stack>
    </QuietTools>
  );
});
