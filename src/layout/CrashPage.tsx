import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { NotReached } from '../ui/lazyPart';
import { pagePadding } from '../ui/widths';

interface FailureProps {
  title: string;
  text?: string;
  /** Buttons, which are no part of what is read aloud. */
  children: ReactNode;
}

const Failure = ({ title, text, children }: FailureProps) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', ...pagePadding }}>
      <div role="alert">
        <Typography component="h1" variant="h4">
          {translate(title)}
        </Typography>
        {text && (
          <Typography color="text.secondary" sx={{ mt: 2 }}>
            {translate(text)}
          </Typography>
        )}
      </div>
      <Stack direction="row" spacing={1}>
        {children}
      </Stack>
    </Stack>
  );
};

interface CrashPageProps {
  error?: unknown;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** In place of a page that failed. One that could not be reached tells so (spec 8), and comes by itself once there is a connection again. */
export const CrashPage = ({ error, resetErrorBoundary }: CrashPageProps) => {
  const translate = useTranslate();
  const isNotReached = error instanceof NotReached;
  useEffect(() => {
    if (!isNotReached) return;
    const tryAgain = () => resetErrorBoundary();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isNotReached, resetErrorBoundary]);
  const again = (
    <Button variant="contained" onClick={() => resetErrorBoundary()}>
      {translate('catalogue.crash.again')}
    </Button>
  );
  if (isNotReached) return <Failure title="catalogue.error.network">{again}</Failure>;
  return (
    <Failure title="catalogue.crash.title" text="catalogue.crash.text">
      {again}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('catalogue.crash.reload')}
      </Button>
    </Failure>
  );
};
