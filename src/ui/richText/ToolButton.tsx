import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { isMacOS } from '@tiptap/core';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { PHONE } from '../widths';

/** 'Mod+Alt+1' as people read it: 'Ctrl+Alt+1', '⌘⌥1'. */
const shownKeys = (keys: string) =>
  isMacOS()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

/** Whether the names of the tools keep away, as from the bubble that lies over them. */
export const QuietTools = createContext(false);

interface ToolButtonProps extends Omit<ToggleButtonProps, 'ref' | 'value' | 'selected'> {
  /** Of its text in the messages, and of tiptap's mark or node that it switches. */
  name: string;
  icon: ReactNode;
  /** 'Mod' is Command on a Mac and Control elsewhere. */
  keys: string;
  run?: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Only for what is done and not switched, as undo. */
  isPossible?: (editor: Editor) => boolean;
}

/** Not `disabled` when it can't do anything: undoing the last step by keyboard would throw the focus out of the toolbar. */
export const ToolButton = ({ name, icon, keys, run, isOn, isPossible, ...props }: ToolButtonProps) => {
  const translate = useTranslate();
  const editor = useContext(TiptapEditorContext);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => isPossible?.(current) ?? isOn?.(current) ?? current.isActive(name),
  });
  const isSwitch = isPossible === undefined;
  const isDisabled = !isSwitch && !state;
  const isQuiet = useContext(QuietTools);
  const label = translate(`catalogue.richText.tools.${name}`);
  return (
    <Tooltip title={isQuiet ? '' : translate('catalogue.richText.withKeys', { name: label, keys: shownKeys(keys) })}>
      <ToggleButton
        value={name}
        size="small"
        selected={isSwitch && state}
        aria-label={label}
        aria-keyshortcuts={keys.replace('Mod', isMacOS() ? 'Meta' : 'Control')}
        aria-pressed={isSwitch ? state : undefined}
        aria-disabled={isDisabled}
        // Keeps caret and selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        // Pressed by a key it keeps the focus, for the next tool.
        onClick={({ detail }) =>
          isDisabled || !editor.isEditable || run?.(detail === 0 ? editor.chain() : editor.chain().focus()).run()
        }
        {...props}
        sx={{
          border: 0,
          width: 36,
          height: 36,
          borderRadius: '8px',
          [PHONE]: { width: 44, height: 44 },
          fontWeight: 700,
          color: 'text.secondary',
          '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
        }}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  );
};
