import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ROUTES } from '../../routes';
import { Behind } from '../behind';
import { useCatalogueResource } from '../CatalogueResource';
import { PageHeader } from '../PageHeader';
import { PHONE } from '../widths';

const buttonStyle = { flexShrink: 0, [PHONE]: { flex: 1 } };

/**
 * Title and Add link of a list. A landmark with a name, as an empty list has its Add link once more: so they are told apart. In front of no
 * part of the bar may anything be positioned.
 */
export const ListHeader = () => {
  const { name, ownPage } = useCatalogueResource();
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('catalogue.list.header')}>
      <PageHeader
        title={translate(`resources.${name}.name`, { smart_count: 2 })}
        actions={
          <Behind>
            {ownPage && (
              <Button component={Link} to={ownPage.path} variant="outlined" startIcon={<ownPage.icon />} sx={buttonStyle}>
                {translate(ownPage.label)}
              </Button>
            )}
            <Button component={Link} to={ROUTES[name].add} variant="contained" startIcon={<AddIcon />} sx={buttonStyle}>
              {translate(`resources.${name}.add`)}
            </Button>
          </Behind>
        }
      />
    </Box>
  );
};
