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
import type { ResourceOptions } from '../ui/CatalogueResource';
import { isSamePath, NavigationLink } from './NavigationLink';

const isKind = (name: string): name is ResourceName => Object.hasOwn(ROUTES, name);

/** The arrow is seen where it may be wanted: under the pointer, with the focus, on what is open, and where nothing hovers. */
const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  '& > button': { position: 'absolute', insetInlineEnd: 4, color: 'inherit', opacity: 0 },
  '& > a': { pr: 5 },
  '&:hover > button, &:focus-within > button, & > [data-marked] + button, & > [aria-expanded=true]': { opacity: 1 },
  '@media (hover: none)': { '& > button': { opacity: 1 } },
};

/** Unfolds its Add link (spec 2) by choice alone: the menu does not move under who goes from page to page. */
const Kind = ({ name, icon, ownPath }: { name: ResourceName; icon: ResourceDefinition['icon']; ownPath?: string }) => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { pathname } = useLocation();
  const linksId = useId();
  const { list, add, edit, view } = ROUTES[name];
  const isSection = [add, edit, view, ownPath].some((path) => path !== undefined && isSamePath(pathname, path));
  const [isOpen, setIsOpen] = useState(false);
  const label = translate(`catalogue.menu.kinds.${name}`, { _: resourceLabel(name, 2) });
  return (
    <Box component="li">
      <Box sx={itemStyle}>
        <NavigationLink
          to={list}
          icon={icon ?? LabelOutlined}
          label={label}
          isSection={isSection}
          isMarkedBelow={isOpen && isSamePath(pathname, add)}
        />
        <IconButton
          size="small"
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? linksId : undefined}
          aria-label={translate('catalogue.menu.open', { name: label })}
        >
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 180ms' }} />
        </IconButton>
      </Box>
      <Collapse in={isOpen} unmountOnExit id={linksId}>
        <List disablePadding>
          <ListItem disablePadding>
            <NavigationLink to={add} label={translate(`resources.${name}.add`)} />
          </ListItem>
        </List>
      </Collapse>
    </Box>
  );
};

export const KindItem = ({ definition: { name, icon, options } }: { definition: ResourceDefinition }) => {
  const ownPage: ResourceOptions['ownPage'] = options?.ownPage;
  return isKind(name) ? <Kind name={name} icon={icon} ownPath={ownPage?.path} /> : null;
};
