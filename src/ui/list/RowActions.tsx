import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { useServices } from '../services';
import { useRememberOpened } from './useListMemory';

interface RowActionsProps {
  onDelete: (record: CatalogueRecord) => void;
  /** The record that the person comes back from: its row gets the focus. */
  cameFrom?: CatalogueRecord['id'];
  onCame: () => void;
}

export const RowActions = ({ onDelete, cameFrom, onCame }: RowActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name, recordRepresentation } = useCatalogueResource();
  const { held } = useServices();
  const navigate = useNavigate();
  const translate = useTranslate();
  const rememberOpened = useRememberOpened(name);
  const editRef = useRef<HTMLButtonElement>(null);
  const isBack = record !== undefined && record.id === cameFrom;
  useEffect(() => {
    if (!isBack) return;
    editRef.current?.focus({ preventScroll: true });
    onCame();
  }, [isBack, onCame]);
  if (!record) return null;
  const title = recordRepresentation(record);
  const edit = () => {
    held.hold(name, record);
    rememberOpened(record.id);
    navigate(ROUTES[name].edit);
  };
  return (
    <>
      <Tooltip title={translate('ra.action.edit')}>
        <IconButton ref={editRef} aria-label={translate('catalogue.action.edit', { name: title })} onClick={edit}>
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
