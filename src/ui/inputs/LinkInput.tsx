import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { linkAddress } from '../../contract/links';
import { LineInput } from './LineInput';

const OpenLink = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: source });
  const address = typeof typed === 'string' ? linkAddress(typed, { contacts: true }) : undefined;
  if (!address) return null;
  return (
    <InputAdornment position="end">
      <Tooltip title={translate('catalogue.action.openLink')}>
        <IconButton component="a" size="small" edge="end" href={address} target="_blank" rel="noopener noreferrer">
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </InputAdornment>
  );
};

export const LinkInput = ({ source, placeholder }: { source: string; placeholder?: string }) => (
  <LineInput
    source={source}
    type="url"
    placeholder={placeholder}
    slotProps={{ htmlInput: { dir: 'ltr' }, input: { endAdornment: <OpenLink source={source} /> } }}
  />
);
