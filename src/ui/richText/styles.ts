import type { SxProps, Theme } from '@mui/material/styles';

export const TEXT_STYLES: SxProps<Theme> = (theme) => ({
  maxHeight: '60vh',
  overflowY: 'auto',
  '& .ProseMirror': {
    ...theme.typography.body1,
    fontSize: '0.9375rem',
    lineHeight: '24px',
    minHeight: 208,
    px: 2,
    py: 1.75,
    outline: 0,
    overflowWrap: 'anywhere',
    // :where, so that the space between two blocks, set below, wins.
    '& :where(p, h1, h2, h3, ul, ol, li)': { m: 0 },
    '& p, & h1, & h2, & h3, & li': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '& h1': theme.typography.h4,
    '& h2': theme.typography.h5,
    '& h3': theme.typography.h6,
    '& ul, & ol': { paddingInlineStart: 3.5 },
    '& > * + *': { mt: 1 },
    '& > * + h1, & > * + h2': { mt: 2 },
    '& > * + h3': { mt: 1.5 },
    '& li + li, & li > * + *': { mt: 0.5 },
    '& a': { color: 'primary.main', textDecoration: 'underline', cursor: 'text' },
    '& .selection': { bgcolor: 'action.selected', outline: `1px solid ${theme.palette.divider}` },
  },
});

/** As the frame of the other fields. */
export const FRAME_STYLES: SxProps<Theme> = (theme) => ({
  border: 1,
  borderColor: 'field',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(.ProseMirror-focused)': { borderColor: 'primary.main', boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}` },
  '&:has([aria-invalid="true"])': { borderColor: 'error.main', boxShadow: `inset 0 0 0 1px ${theme.palette.error.main}` },
});
