import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import UpdateIcon from '@mui/icons-material/UpdateOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { PHONE } from '../ui/widths';
import { useNewVersion } from './useNewVersion';

/** Under the bar, in the measure of a page: it warns, or has news. */
const noticeStyle = (isWarning: boolean) => (theme: Theme) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 44,
  px: 3,
  py: 0.75,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: isWarning ? theme.palette.warm.tint : theme.palette.tint,
  color: isWarning ? theme.palette.warm.ink : theme.palette.onTint,
  [PHONE]: { px: 2 },
});

interface NoticeProps {
  icon: ReactNode;
  isWarning?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** The status is there before its words: screen readers tell only of a change. */
const Notice = ({ icon, isWarning = false, children, actions }: NoticeProps) => (
  <div role="status">
    {children && (
      <Stack direction="row" useFlexGap sx={noticeStyle(isWarning)}>
        {icon}
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          {children}
        </Typography>
        {actions}
      </Stack>
    )}
  </div>
);

const subscribeToConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Nothing is out of use without a connection: a save that fails can be repeated. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return (
    <Notice isWarning icon={<CloudOffIcon fontSize="small" />}>
      {!isOnline && translate('catalogue.offline')}
    </Notice>
  );
};

export const NewVersionNotice = () => {
  const translate = useTranslate();
  const isThere = useNewVersion();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <Notice
      icon={<UpdateIcon fontSize="small" />}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={() => window.location.reload()}>
            {translate('catalogue.newVersion.reload')}
          </Button>
          <Button size="small" onClick={() => setIsPutOff(true)}>
            {translate('catalogue.newVersion.later')}
          </Button>
        </>
      }
    >
      {isThere && !isPutOff && translate('catalogue.newVersion.text')}
    </Notice>
  );
};
