import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DASHBOARD } from '../routes';
import { Poster } from '../ui/Poster';
import { BlankRecord } from '../ui/posterArt';

export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Poster title={translate('catalogue.notFound.title')} text={translate('catalogue.notFound.text')} art={<BlankRecord />}>
      <Button component={Link} to={DASHBOARD} variant="contained">
        {translate('catalogue.notFound.back')}
      </Button>
    </Poster>
  );
};
