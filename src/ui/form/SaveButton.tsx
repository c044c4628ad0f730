import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Words } from '../Words';

const goes = keyframes`from, 99% { opacity: 1; } to { opacity: 0; }`;
const comes = keyframes`from, 99% { opacity: 0; } to { opacity: 1; }`;
const SHOWN_FOR = '1s';
const inPlace = { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } as const;

interface SaveButtonProps extends Pick<ButtonProps, 'type' | 'variant' | 'onClick'> {
  /** Key of its words. */
  label: string;
  isRunning: boolean;
  /** Some write runs: it is not pressed, and keeps the focus. */
  isHeld: boolean;
  /** How many times what it does went through: each is told by a check. */
  done: number;
}

/** A ring while what it does runs, then a check for a second; as wide as its words, always. */
export const SaveButton = ({ label, isRunning, isHeld, done, onClick, ...props }: SaveButtonProps) => {
  const translate = useTranslate();
  const isDone = done > 0 && !isRunning;
  const hide = isDone && { animation: `${comes} ${SHOWN_FOR} both` };
  return (
    <Button
      {...props}
      aria-disabled={isHeld}
      onClick={(event) => (isHeld ? event.preventDefault() : onClick?.(event))}
      sx={{ position: 'relative' }}
    >
      <Box component="span" key={done} sx={{ ...hide, ...(isRunning && { opacity: 0 }) }}>
        <Words>{translate(label)}</Words>
      </Box>
      {isRunning && (
        <Box component="span" sx={inPlace}>
          <CircularProgress aria-hidden size={18} thickness={5} color="inherit" />
        </Box>
      )}
      {isDone && (
        <Box component="span" key={`${done} check`} sx={{ ...inPlace, animation: `${goes} ${SHOWN_FOR} both` }}>
          <CheckIcon fontSize="small" />
        </Box>
      )}
    </Button>
  );
};
