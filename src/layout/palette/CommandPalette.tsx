import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { NARROW } from '../../ui/widths';
import { keyCap } from './keyCap';
import { PalettePart } from './palettePart';
import { useOpenRecord } from './useOpenRecord';
import { isMac, usePaletteKey } from './usePaletteKey';

const buttonStyle = (theme: Theme) => ({
  gap: 1,
  height: 40,
  px: 1.25,
  flexShrink: 0,
  borderRadius: '10px',
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
  [NARROW]: { width: 44, height: 44, px: 0, '& kbd': { display: 'none' } },
});

/** Opens, by its button and by Ctrl+K, a box that leads to every page and record. */
export const CommandPalette = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const openRecord = useOpenRecord();
  const opener = useRef<HTMLButtonElement>(null);
  const preload = () => PalettePart.preload();
  // Not by the part's own failure, which would take the page with it.
  const open = () =>
    preload().then(
      () => setIsOpen(true),
      () => notify('catalogue.error.network', { type: 'error' }),
    );
  usePaletteKey(open, () => preload().catch(() => undefined));
  const name = translate('catalogue.palette.open');
  return (
    <>
      <ButtonBase
        ref={opener}
        aria-label={name}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => preload().catch(() => undefined)}
        onClick={open}
        sx={buttonStyle}
      >
        <SearchIcon fontSize="small" />
        {/* Drawn, and no words of the button: its keys are told as such. */}
        <Box
          component="kbd"
          aria-hidden
          data-keys={translate('catalogue.palette.keys', { modifier: isMac() ? '⌘' : 'Ctrl' })}
          sx={[keyCap, { '&::before': { content: 'attr(data-keys)' } }]}
        />
      </ButtonBase>
      {isOpen && <PalettePart onClose={() => setIsOpen(false)} openRecord={openRecord} />}
    </>
  );
};
