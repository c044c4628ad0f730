import UpdateIcon from '@mui/icons-material/UpdateOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Bar } from './Bar';
import { useNewVersion } from './useNewVersion';

/** Announces a new version of the console and forces nobody: a form at work asks before it is left, as always. */
export const NewVersion = () => {
  const translate = useTranslate();
  const isThere = useNewVersion();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <Bar
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
    </Bar>
  );
};
