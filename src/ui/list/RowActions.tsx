import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useOpening } from './useOpening';

interface RowActionsProps {
  onDelete: (record: CatalogueRecord) => void;
}

const Actions = ({ record, onDelete }: RowActionsProps & { record: CatalogueRecord }) => {
  const { recordRepresentation } = useCatalogueResource();
  const { open } = useOpening(record);
  const translate = useTranslate();
  const title = recordRepresentation(record);
  return (
    <>
      <Tooltip title={translate('ra.action.edit')}>
        <IconButton aria-label={translate('catalogue.action.edit', { name: title })} onClick={open}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('ra.action.delete')}>
        <IconButton
          aria-label={translate('catalogue.action.delete', { name: title })}
          onClick={() => onDelete(record)}
          sx={{ '&:hover': { bgcolor: 'redTint', color: 'error.main' } }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
};

/** Edit and delete (spec 2, 'List screens'), of the record around. */
export const RowActions = ({ onDelete }: RowActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  return record ? <Actions record={record} onDelete={onDelete} /> : null;
};
