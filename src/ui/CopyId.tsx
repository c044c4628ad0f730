import IdIcon from '@mui/icons-material/TagOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Identifier, useNotify, useTranslate } from 'react-admin';
import { PHONE } from './widths';

export const CopyId = ({ id }: { id: Identifier }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(id));
      notify('catalogue.action.idCopied', { type: 'success' });
    } catch {
      // Browsers offer no clipboard to pages without HTTPS, and may ask the person.
      notify('catalogue.action.idNotCopied', { type: 'warning', messageArgs: { id } });
    }
  };
  const name = translate('catalogue.action.copyId');
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} onClick={copy} sx={{ [PHONE]: { display: 'none' } }}>
        <IdIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
