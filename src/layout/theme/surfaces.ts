import { type Components, keyframes, type Theme } from '@mui/material/styles';
import { FORCED_COLOURS, shadow } from './states';

/** The second click on what opened a question, which stands under the pointer by then, marks none of its words. */
const unselectable = keyframes`from, to { user-select: none; }`;

/** What lies over the sheet. `background.paper` is the sheet's own: these stand out of it, in the dark by a border as well. */
export const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 14 } } },
  MuiDialog: {
    styleOverrides: {
      // On phones higher than the middle, where there is room: an alert stands at the foot meanwhile.
      container: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          flexDirection: 'column',
          '&::before, &::after': { content: '""', flex: '1 0 0px' },
          '&::after': { flexGrow: 4 },
        },
      }),
      paper: ({ theme }) => ({
        borderRadius: 20,
        backgroundColor: theme.palette.raised,
        border: `1px solid ${theme.palette.line2}`,
        boxShadow: shadow(theme, 3),
        animation: `${unselectable} 500ms`,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
      paperWidthXs: { maxWidth: 420 },
      paperWidthSm: { maxWidth: 720 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h5, padding: '24px 24px 4px' }) } },
  MuiDialogContent: { styleOverrides: { root: { paddingBottom: 16 } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2, color: theme.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 24px',
        gap: 8,
        flexWrap: 'wrap',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flex: '1 1 auto' } },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme, ownerState }) =>
        ownerState.variant === 'temporary' && {
          backgroundColor: theme.palette.raised,
          boxShadow: shadow(theme, 3),
          border: `solid ${theme.palette.line2}`,
          borderWidth: ownerState.anchor === 'right' ? '0 0 0 1px' : '0 1px 0 0',
        },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        borderRadius: 12,
        alignItems: 'center',
        color: theme.palette.text.primary,
        [FORCED_COLOURS]: { border: '1px solid' },
      }),
      standard: ({ theme, ownerState }) => {
        const { redTint, tint, warm, greenTint } = theme.palette;
        const grounds = { error: redTint, info: tint, warning: warm.tint, success: greenTint };
        const severity = ownerState.severity ?? 'success';
        return { backgroundColor: grounds[severity], '& .MuiAlert-icon': { color: theme.palette[severity].main } };
      },
      outlined: ({ theme }) => ({
        backgroundColor: theme.palette.raised,
        borderColor: theme.palette.line2,
        boxShadow: shadow(theme, 2),
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 500, leaveDelay: 0 },
    styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, borderRadius: 6 }) },
  },
  // Turned alone, which takes none of the time of the page: the circle that grows and shrinks is worked out anew for every frame.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.skeleton }) },
  },
};
