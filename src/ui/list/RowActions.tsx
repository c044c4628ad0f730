import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
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
      <IconButton
        data-tip={translate('ra.action.edit')}
        aria-label={translate('catalogue.action.edit', { name: title })}
        onClick={open}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        data-tip={translate('ra.action.delete')}
        aria-label={translate('catalogue.action.delete', { name: title })}
        onClick={() => onDelete(record)}
        sx={{ '&:hover': { bgcolor: 'redTint', color: 'error.main' } }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
};

/** Edit and delete (spec 2, 'List screens'), of the record around. */
export const RowActions = ({ onDelete }: RowActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  return record ? <Actions record={record} onDelete={onDelete} /> : null;
};
