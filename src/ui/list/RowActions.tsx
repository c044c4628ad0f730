import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { useServices } from '../services';

export const RowActions = ({ onDelete }: { onDelete: (record: CatalogueRecord) => void }) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name, recordRepresentation } = useCatalogueResource();
  const { held } = useServices();
  const navigate = useNavigate();
  const translate = useTranslate();
  if (!record) return null;
  const title = recordRepresentation(record);
  const edit = () => {
    held.hold(name, record);
    navigate(ROUTES[name].edit);
  };
  return (
    <>
      <Tooltip title={translate('ra.action.edit')}>
        <IconButton aria-label={translate('catalogue.action.edit', { name: title })} onClick={edit}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('ra.action.delete')}>
        <IconButton aria-label={translate('catalogue.action.delete', { name: title })} onClick={() => onDelete(record)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
};
