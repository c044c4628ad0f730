import type { Components, Theme } from '@mui/material/styles';
import { FORCED_COLOURS } from './states';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    published: true;
    unpublished: true;
  }
}

/** A dot or a ring before the words. */
const mark = { content: '""', width: 8, height: 8, borderRadius: '50%', flexShrink: 0 };

/** Published is quiet, as most are; Unpublished is what stands out. Word and shape tell them apart, never the colour alone. */
export const chips: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        fontSize: '0.8125rem',
        fontWeight: 520,
        variants: [
          {
            props: { variant: 'published' },
            style: {
              gap: 7,
              backgroundColor: 'transparent',
              color: theme.palette.text.secondary,
              '&::before': {
                ...mark,
                backgroundColor: theme.palette.success.main,
                [FORCED_COLOURS]: { backgroundColor: 'CanvasText' },
              },
              '& .MuiChip-label': { padding: 0 },
            },
          },
          {
            props: { variant: 'unpublished' },
            style: {
              gap: 7,
              paddingInline: '9px 10px',
              fontWeight: 580,
              backgroundColor: theme.palette.warm.tint,
              color: theme.palette.warm.ink,
              '&::before': {
                ...mark,
                boxShadow: `inset 0 0 0 2px ${theme.palette.warm.dot}`,
                [FORCED_COLOURS]: { border: '2px solid CanvasText' },
              },
              '& .MuiChip-label': { padding: 0 },
              [FORCED_COLOURS]: { border: '1px solid' },
            },
          },
        ],
      }),
    },
  },
};
