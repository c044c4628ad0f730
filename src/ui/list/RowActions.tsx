import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { useServices } from '../services';
import { DeleteAction } from './DeleteAction';

/** The edit and delete icons of a row. Edit stores the chosen record and opens its edit page (spec 2). */
export const RowActions = ({ onDeleted }: { onDeleted: () => void }) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name, recordRepresentation } = useCatalogueResource();
  const { held } = useServices();
  const navigate = useNavigate();
  const translate = useTranslate();
  if (!record) return null;
  const label = translate('catalogue.action.edit', { name: recordRepresentation(record) });
  const edit = () => {
    held.hold(name, record);
    navigate(ROUTES[name].edit);
  };
  return (
    <>
      <Tooltip title={translate('ra.action.edit')}>
        <IconButton aria-label={label} onClick={edit}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <DeleteAction record={record} onDeleted={onDeleted} />
    </>
  );
};
