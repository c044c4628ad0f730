import { keyframes, type Theme } from '@mui/material/styles';

/** The row goes once the question over it does. Neither end of its motion moves what is below: another one comes into its room. */
const MOTION = '280ms cubic-bezier(.4, 0, .2, 1) 160ms both';
const leave = keyframes`from { height: var(--row); opacity: 1; } to { height: 0; opacity: 0; }`;
const come = keyframes`from { height: 0; opacity: 0; } to { height: var(--row); opacity: 1; }`;
const moving = { '&&': { minHeight: 0, paddingBlock: 0, overflow: 'clip' } };

/** Of rows, and of the items of a list, that useLeavingRow has told how they move. */
export const rowMotions = {
  '& [data-motion=leaving]': { ...moving, animation: `${leave} ${MOTION}` },
  '& [data-motion=coming]': { ...moving, animation: `${come} ${MOTION}` },
};

/** How a row looks under the pointer, with the focus in it, as the one that one comes back to, and while it goes. */
export const rowStates = ({ palette }: Theme) => ({
  '& tbody tr:not([aria-hidden])': { cursor: 'pointer', transition: 'background-color 120ms' },
  '&[aria-hidden] tbody tr': { cursor: 'default' },
  '& tr[data-marked], & tbody tr:has(.name:focus-visible)': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: -2,
    backgroundColor: palette.tint,
    '&:hover': { backgroundColor: palette.tint },
  },
  ...rowMotions,
});
