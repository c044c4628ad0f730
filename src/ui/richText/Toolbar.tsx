import LinkIcon from '@mui/icons-material/Link';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from './ToolButton';
import { TOOLS } from './tools';
import { useRovingFocus } from './useRovingFocus';

const ALL = TOOLS.flat();

/** What each tool shows where the caret stands. */
const useToolStates = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: ALL.map(({ isOn, isPossible }) => ({ isOn: isOn?.(current), isPossible: isPossible?.(current) })),
      isLink: current.isActive('link'),
    }),
  });

interface ToolbarProps {
  /** Id of the text that it acts on. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
}

const Tools = ({ editor, controls, isLinkOpen, onLink }: ToolbarProps & { editor: Editor }) => {
  const translate = useTranslate();
  const { tools, isLink } = useToolStates(editor);
  const { onKeyDown, item } = useRovingFocus(ALL.length + 1);
  return (
    <Stack
      role="toolbar"
      aria-label={translate('catalogue.richText.toolbar')}
      aria-controls={controls}
      direction="row"
      useFlexGap
      onKeyDown={onKeyDown}
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 1, sm: 0.25 }, p: 0.5 }}
    >
      {TOOLS.map((group) => (
        // A group stays on one line.
        <Stack key={group[0]?.name} direction="row" useFlexGap sx={{ gap: 0.25 }}>
          {group.map((tool) => {
            const index = ALL.indexOf(tool);
            return (
              <ToolButton
                key={tool.name}
                {...item(index)}
                {...tools[index]}
                name={tool.name}
                keys={tool.keys}
                onClick={() => tool.run(editor.chain().focus()).run()}
              >
                {tool.icon}
              </ToolButton>
            );
          })}
          {/* On a narrow screen it would stand at the end of a line. */}
          <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' }, mx: 0.5, my: 1 }} />
        </Stack>
      ))}
      <ToolButton
        {...item(ALL.length)}
        name="link"
        keys="Mod-k"
        isOn={isLink}
        aria-haspopup="dialog"
        aria-expanded={isLinkOpen}
        onClick={onLink}
      >
        <LinkIcon />
      </ToolButton>
    </Stack>
  );
};

const Bar = (props: ToolbarProps) => {
  const editor = useTiptapEditor();
  return (
    <Box sx={{ minHeight: 44, borderBottom: 1, borderColor: 'divider' }}>{editor && <Tools {...props} editor={editor} />}</Box>
  );
};

/**
 * Undo and redo, headings 1 to 3, bold, italic, underline, lists, link (spec 2), and nothing else. Drawn anew only when a button changes,
 * and not with every key in the text.
 */
export const Toolbar = memo(Bar);
