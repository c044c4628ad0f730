import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { isMacOS } from '@tiptap/core';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';

const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const KEY_NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl' };
const ARIA_NAMES: Readonly<Record<string, string>> = { Mod: 'Control' };

const parts = (keys: string, names: Readonly<Record<string, string>>) =>
  keys.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** 'Mod-Alt-1' as people read it: 'Ctrl+Alt+1', '⌘⌥1'. */
const shownKeys = (keys: string) => (isMacOS() ? parts(keys, MAC_SIGNS).join('') : parts(keys, KEY_NAMES).join('+'));
const ariaKeys = (keys: string) => parts(keys, isMacOS() ? { Mod: 'Meta' } : ARIA_NAMES).join('+');

interface ToolButtonProps extends Omit<ToggleButtonProps, 'ref' | 'value' | 'selected'> {
  name: string;
  keys: string;
  /** Undefined for a button that has no state. */
  isOn?: boolean;
  isPossible?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button of the toolbar with its name, its shortcut and its state. One that can't do anything keeps the focus, else undoing the last
 * step by keyboard would throw the person out of the toolbar.
 */
export const ToolButton = ({ name, keys, isOn, isPossible = true, onClick, ...props }: ToolButtonProps) => {
  const translate = useTranslate();
  const label = translate(`catalogue.richText.tools.${name}`);
  return (
    <Tooltip title={translate('catalogue.richText.withKeys', { name: label, keys: shownKeys(keys) })}>
      <ToggleButton
        {...props}
        value={name}
        size="small"
        selected={isOn === true}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        aria-pressed={isOn}
        aria-disabled={!isPossible}
        // Keeps caret and selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event, value) => {
          if (isPossible) onClick?.(event, value);
        }}
        sx={{
          border: 0,
          width: 36,
          height: 36,
          fontWeight: 700,
          color: 'text.secondary',
          '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
        }}
      />
    </Tooltip>
  );
};
