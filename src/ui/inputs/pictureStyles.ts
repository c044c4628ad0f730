import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { NARROW, PHONE } from '../widths';
import { frameEdge } from './PickerFrame';
import type { useFilePicker } from './useFilePicker';

/** Round where lists cut it so; else 1:1, 16:9 or 4:1. */
export type PictureFrame = 'round' | 'square' | 'wide' | 'banner';

const RATIOS = { round: '1', square: '1', wide: '16 / 9', banner: '4 / 1' } as const;

type Style = SystemStyleObject<Theme>;

/** Where lists cut a photo: a line that shows on every picture, light or dark. */
const circle = (isFilled: boolean): Style => ({
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    pointerEvents: 'none',
    boxShadow: isFilled
      ? '0 0 0 1px rgb(255 255 255 / .55), 0 0 0 2px rgb(0 0 0 / .18)'
      : ({ palette }: Theme) => `inset 0 0 0 1px ${palette.line2}`,
  },
});

type Part = 'root' | 'filled' | 'empty' | 'invitation' | 'meta' | 'buttons';

/** The parts of a picture's field, by the role of the picture. */
export const pictureStyles = (frame: PictureFrame, picker: ReturnType<typeof useFilePicker>): Record<Part, Style> => {
  const isRound = frame === 'round';
  const isFilled = picker.src !== null;
  const box: Style = {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    boxSizing: 'border-box',
    borderRadius: '14px',
    width: 1,
    aspectRatio: RATIOS[frame],
    ...(isRound && { width: 184, maxWidth: 1, flexShrink: 0, ...circle(isFilled) }),
    ...(frame === 'square' && { [NARROW]: { maxWidth: 360 }, [PHONE]: { maxWidth: 'none' } }),
    ...frameEdge(picker, isFilled),
  };
  const small: Style = { typography: 'caption', color: 'text.secondary' };
  return {
    root: isRound ? { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } : {},
    filled: { ...box, bgcolor: 'sunk', color: 'text.disabled', gridTemplateRows: 'minmax(0, 1fr)' },
    empty: { ...box, placeContent: 'center', justifyItems: 'center', gap: 1, p: 2, textAlign: 'center', minHeight: 112 },
    invitation: {
      ...small,
      display: 'flex',
      flexDirection: 'column',
      alignItems: isRound ? 'flex-start' : 'center',
      gap: 1,
    },
    meta: {
      ...small,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 1.5,
      minHeight: 32,
      ...(isRound && { flexDirection: 'column', alignItems: 'flex-start' }),
      ...(frame === 'square' && { [NARROW]: { maxWidth: 360 }, [PHONE]: { maxWidth: 'none' } }),
    },
    // Their words end where the frame does.
    buttons: { display: 'flex', flexShrink: 0, mx: -1.5 },
  };
};
