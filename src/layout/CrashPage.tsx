import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { NotReached } from '../ui/lazyPart';
import { Poster } from '../ui/Poster';
import { BrokenRecord, SilentRecord } from '../ui/posterArt';

interface CrashPageProps {
  error?: unknown;
  resetErrorBoundary: (...args: unknown[]) => void;
  /** There is no sheet around it. */
  isAlone?: boolean;
}

/** In place of a page that failed. One that could not be reached tells so (spec 8), and comes by itself once there is a connection again. */
export const CrashPage = ({ error, resetErrorBoundary, isAlone }: CrashPageProps) => {
  const translate = useTranslate();
  const isNotReached = error instanceof NotReached;
  useEffect(() => {
    if (!isNotReached) return;
    const tryAgain = () => resetErrorBoundary();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isNotReached, resetErrorBoundary]);
  const place = { takesFocus: true, isAlone };
  const again = (
    <Button variant="contained" onClick={() => resetErrorBoundary()}>
      {translate('catalogue.crash.again')}
    </Button>
  );
  if (isNotReached)
    return (
      <Poster {...place} title={translate('catalogue.error.network')} art={<SilentRecord />}>
        {again}
      </Poster>
    );
  return (
    <Poster {...place} title={translate('catalogue.crash.title')} text={translate('catalogue.crash.text')} art={<BrokenRecord />}>
      {again}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('catalogue.crash.reload')}
      </Button>
    </Poster>
  );
};
