import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import UpdateIcon from '@mui/icons-material/UpdateOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useNewVersion } from './useNewVersion';

const noticeStyle = (theme: Theme) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 2, sm: 3, lg: 4 },
  py: 0.75,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
});

interface NoticeProps {
  icon: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** A line under the header. The status is there before its words: screen readers tell only of a change. */
const Notice = ({ icon, children, actions }: NoticeProps) => (
  <div role="status">
    {children && (
      <Stack direction="row" useFlexGap sx={noticeStyle}>
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
  return <Notice icon={<CloudOffIcon fontSize="small" />}>{!isOnline && translate('catalogue.offline')}</Notice>;
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
