import Button from '@mui/material/Button';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { type HeaderActionsProps, useCatalogueResource } from '../CatalogueResource';
import { PublicationField } from '../fields/PublicationField';
import { unlessDouble } from '../unlessDouble';
import { useRecordAction } from './useRecordAction';

/** The header button of an edit page: changes the state only, at once (spec 4). */
export const PublicationToggle = ({ onChanged }: HeaderActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const translate = useTranslate();
  const toggle = useRecordAction({
    act: (previousData) => {
      const params = { id: previousData.id, previousData };
      return previousData.isPublished === true ? dataProvider.unpublish(name, params) : dataProvider.publish(name, params);
    },
    success: `resources.${name}.updated`,
    onDone: ({ data }) => onChanged(data),
  });
  if (!record) return null;
  const label = `catalogue.action.${record.isPublished === true ? 'unpublish' : 'publish'}`;
  return (
    <>
      <PublicationField isPublished={record.isPublished} />
      <Button variant="outlined" disabled={toggle.isPending} onClick={unlessDouble(() => toggle.run(record))}>
        <span key={label}>{translate(label)}</span>
      </Button>
    </>
  );
};
