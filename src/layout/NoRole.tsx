import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Poster } from '../ui/Poster';
import { PutAwayRecord } from '../ui/posterArt';
import { useEndSession } from './useEndSession';

export const NoRole = () => {
  const translate = useTranslate();
  const endSession = useEndSession();
  return (
    <Poster
      title={translate('catalogue.noRole.title')}
      text={translate('catalogue.noRole.text')}
      art={<PutAwayRecord />}
      takesFocus
      isAlone
    >
      <Button variant="contained" onClick={() => endSession()}>
        {translate('catalogue.menu.logout')}
      </Button>
    </Poster>
  );
};
