import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { PublicationField } from '../fields/PublicationField';
import { useFailureAlert } from './useFailureAlert';

/**
 * The header button of an edit page: toggles to the opposite state at once, and the state only (spec 4; decisions, 'Forms'). A refusal
 * leaves the shown state as it is.
 */
export const PublicationToggle = ({ onChanged }: { onChanged: (record: CatalogueRecord) => void }) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const running = useRef(false);
  const toggle = useMutation({
    mutationFn: (previousData: CatalogueRecord) => {
      const params = { id: previousData.id, previousData };
      return previousData.isPublished === true ? dataProvider.unpublish(name, params) : dataProvider.publish(name, params);
    },
    onSuccess: ({ data }) => {
      onChanged(data);
      queryClient.invalidateQueries({ queryKey: [name] });
      notify(`resources.${name}.updated`, { type: 'success' });
    },
    onError: (failure) => alertFailure(failure),
    onSettled: () => {
      running.current = false;
    },
  });
  if (!record) return null;
  const press = () => {
    if (running.current) return;
    running.current = true;
    toggle.mutate(record);
  };
  return (
    <>
      <PublicationField isPublished={record.isPublished} />
      <Button variant="outlined" disabled={toggle.isPending} onClick={press}>
        {translate(record.isPublished === true ? 'catalogue.action.unpublish' : 'catalogue.action.publish')}
      </Button>
    </>
  );
};
