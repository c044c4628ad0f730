import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { type ResourceDefinition, useCanAccessResources, useResourceDefinitions, useTranslate } from 'react-admin';
import { DASHBOARD } from '../routes';
import { MENU_GROUPS } from '../ui/CatalogueResource';
import { KindItem } from './KindItem';
import { NavigationLink } from './NavigationLink';

const Group = ({ label, isNamed, children }: { label: string; isNamed: boolean; children: ReactNode }) => {
  const labelId = useId();
  return (
    <Box component="li" sx={{ mt: 2.5 }}>
      {isNamed && (
        <Typography id={labelId} variant="overline" component="h2" color="text.disabled" sx={{ px: 1.25, pb: 1 }}>
          {label}
        </Typography>
      )}
      <List disablePadding aria-labelledby={isNamed ? labelId : undefined} aria-label={isNamed ? undefined : label}>
        {children}
      </List>
    </Box>
  );
};

export const Navigation = () => {
  const translate = useTranslate();
  const definitions: Record<string, ResourceDefinition> = useResourceDefinitions();
  const resources = useMemo(() => Object.keys(definitions), [definitions]);
  const { canAccess } = useCanAccessResources({ resources, action: 'list' });
  return (
    <Box sx={{ px: 1.5, pb: 3, overflowY: 'auto', overflowX: 'hidden' }}>
      <List disablePadding>
        <ListItem disablePadding>
          <NavigationLink to={DASHBOARD} icon={SpaceDashboardOutlined} label={translate('catalogue.menu.dashboard')} />
        </ListItem>
        {MENU_GROUPS.map((group) => {
          const kinds = Object.values(definitions).filter(({ name, options }) => options?.group === group && canAccess?.[name]);
          return kinds.length === 0 ? null : (
            // Users stands alone: its only item carries the group's name.
            <Group key={group} label={translate(`catalogue.menu.${group}`)} isNamed={group !== 'users'}>
              {kinds.map((definition) => (
                <KindItem key={definition.name} definition={definition} />
              ))}
            </Group>
          );
        })}
      </List>
    </Box>
  );
};
