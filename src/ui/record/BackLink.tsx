import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { visuallyHidden } from '../visuallyHidden';
import { NARROW, PHONE } from '../widths';

const style = {
  flexShrink: 0,
  gap: 0.75,
  ml: -1,
  pl: 1,
  pr: 1.5,
  fontWeight: 560,
  '&:hover': { bgcolor: 'hover', color: 'text.primary' },
  // Its place is needed: the arrow alone shows, the words are still read aloud.
  [NARROW]: { minWidth: 44, px: 1, '& > span': visuallyHidden },
  [PHONE]: { ml: 0 },
};

/** The way back to the list of the kind, in the bar. */
export const BackLink = () => {
  const translate = useTranslate();
  const { name } = useCatalogueResource();
  const list = translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <Button
      component={Link}
      to={ROUTES[name].list}
      color="secondary"
      aria-label={translate('catalogue.action.backTo', { name: list })}
      sx={style}
    >
      <BackIcon sx={{ fontSize: 20 }} />
      <Box component="span">{list}</Box>
    </Button>
  );
};
