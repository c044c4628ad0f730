import { useDataProvider, useRecordContext } from 'react-admin';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { type HeaderActionsProps, useCatalogueResource } from '../CatalogueResource';
import { PublicationField } from '../fields/PublicationField';
import { ToggleButton } from './ToggleButton';
import { useRecordAction } from './useRecordAction';

/** The header button of an edit page: changes the state only, at once (spec 4). */
export const PublicationToggle = ({ onChanged }: HeaderActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const toggle = useRecordAction({
    act: (previousData) => {
      const params = { id: previousData.id, previousData };
      return previousData.isPublished === true ? dataProvider.unpublish(name, params) : dataProvider.publish(name, params);
    },
    success: `resources.${name}.updated`,
    onDone: ({ data }) => onChanged(data),
    onChangedElsewhere: onChanged,
  });
  if (!record) return null;
  return (
    <>
      <PublicationField isPublished={record.isPublished} />
      <ToggleButton
        label={record.isPublished === true ? 'catalogue.action.unpublish' : 'catalogue.action.publish'}
        isPending={toggle.isPending}
        onPress={() => toggle.run(record)}
      />
    </>
  );
};
