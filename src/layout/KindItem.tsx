import ExpandMore from '@mui/icons-material/ExpandMore';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useId, useState } from 'react';
import { type ResourceDefinition, useGetResourceLabel, useLocation, useTranslate } from 'react-admin';
import type { ResourceName } from '../contract/kinds';
import { ROUTES } from '../routes';
import { isSamePath, NavigationLink } from './NavigationLink';

const isKind = (name: string): name is ResourceName => Object.hasOwn(ROUTES, name);

const Kind = ({ name, icon }: { name: ResourceName; icon: ResourceDefinition['icon'] }) => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { pathname } = useLocation();
  const linksId = useId();
  const { list, add, edit, view } = ROUTES[name];
  const isSection = [add, edit, view].some((path) => isSamePath(pathname, path));
  const [isChosen, setIsChosen] = useState<boolean>();
  const isOpen = isChosen ?? isSection;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const label = translate(`catalogue.menu.kinds.${name}`, { _: resourceLabel(name, 2) });
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', position: 'relative' }}>
        <NavigationLink to={list} icon={icon ?? LabelOutlined} label={label} isSection={isSection} />
        <IconButton
          size="small"
          onClick={() => setIsChosen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? linksId : undefined}
          aria-label={translate('catalogue.menu.open', { name: label })}
          sx={{ position: 'absolute', right: 4, color: 'text.secondary' }}
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }} />
        </IconButton>
      </Box>
      {wasOpen && (
        <Collapse in={isOpen} appear={isChosen} unmountOnExit id={linksId}>
          <List disablePadding>
            <ListItem disablePadding>
              <NavigationLink to={add} label={translate(`resources.${name}.add`)} />
            </ListItem>
          </List>
        </Collapse>
      )}
    </Box>
  );
};

export const KindItem = ({ definition: { name, icon } }: { definition: ResourceDefinition }) =>
  isKind(name) ? <Kind name={name} icon={icon} /> : null;
