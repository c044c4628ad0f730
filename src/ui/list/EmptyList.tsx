import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { ListNotice } from './ListNotice';

/** A record that nothing is pressed into yet. */
const disc = ({ palette }: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  width: 132,
  height: 132,
  borderRadius: '50%',
  border: `1px solid ${palette.line2}`,
  background: `repeating-radial-gradient(circle, transparent 0 5px, ${palette.divider} 5px 6px)`,
  '@media (forced-colors: active)': { background: 'none' },
});

const label = {
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  bgcolor: 'tint',
  color: 'onTint',
  boxShadow: ({ palette }: Theme) => `0 0 0 8px ${palette.background.paper}`,
};

/** Stands where rows would. @param isNew there is none at all, rather than none that was found: it offers to add the first one */
export const EmptyList = ({ isNew }: { isNew: boolean }) => {
  const { name, icon: Icon } = useCatalogueResource();
  const translate = useTranslate();
  return (
    <ListNotice>
      <Box aria-hidden="true" data-art sx={disc}>
        <Box sx={label}>
          <Icon />
        </Box>
      </Box>
      <Typography variant="h6" component="p" color="text.primary">
        {translate(`resources.${name}.empty`)}
      </Typography>
      {isNew && (
        <Button component={Link} to={ROUTES[name].add} variant="outlined" startIcon={<AddIcon />}>
          {translate(`resources.${name}.add`)}
        </Button>
      )}
    </ListNotice>
  );
};
