import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Words } from '../../../ui/Words';
import { PHONE } from '../../../ui/widths';

interface WholeProps {
  /** What step it is: its heading gets the focus when it begins. */
  step: string;
  title: string;
  /** What is told beside each other. */
  about: readonly (string | undefined | false)[];
  /** 0 to 1; undefined where nothing runs. */
  progress?: number;
  /** What the bar says to who does not see it. */
  progressWords?: string;
  label?: string;
  children?: ReactNode;
}

/** The head of a step: how much there is in the whole, and how far it is. */
export const Whole = ({ step, title, about, progress, progressWords, label, children }: WholeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  // The button that led here is gone.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (shown.current !== step && (shown.current !== undefined || isLost)) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  const words = about.filter((each) => typeof each === 'string' && each !== '').join(' · ');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '12px 32px',
        px: 3,
        py: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
        [PHONE]: { px: 2, py: 2 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography
          ref={heading}
          component="h2"
          variant="h4"
          tabIndex={-1}
          className="tabular"
          sx={{ '&:focus-visible': { outline: 'none' } }}
        >
          <Words>{title}</Words>
        </Typography>
        <Typography variant="caption" component="p" className="tabular" color="text.secondary">
          <Words>{words}</Words>
        </Typography>
        {progress !== undefined && (
          <LinearProgress
            variant="determinate"
            value={Math.min(100, Math.round(progress * 1_000) / 10)}
            aria-label={label}
            aria-valuetext={progressWords}
            sx={{ mt: 1.25, bgcolor: 'divider' }}
          />
        )}
      </Box>
      {children}
    </Box>
  );
};
