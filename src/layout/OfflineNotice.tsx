import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Bar } from './Bar';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that there is no connection, as long as that is so. Nothing is out of use meanwhile: a save tried now can be repeated. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <Bar icon={<CloudOffIcon fontSize="small" />}>{!isOnline && translate('catalogue.offline')}</Bar>;
};
