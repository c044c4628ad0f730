import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { KINDS, recordName } from '../../contract/kinds';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { Question } from '../../ui/Question';

const ResetPassword = ({ record }: { record: CatalogueRecord }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const [isAsking, setIsAsking] = useState(false);
  const words = { name: recordName(KINDS.users, record), email: record.email };
  const reset = async () => {
    await dataProvider.resetUserPassword({ userId: record.id });
    queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<KeyIcon />} onClick={() => setIsAsking(true)}>
        {translate('resources.users.actions.resetPassword')}
      </Button>
      <Question
        isOpen={isAsking}
        title={translate('resources.users.reset.title', words)}
        text={translate('resources.users.reset.text', words)}
        yes="resources.users.actions.resetPassword"
        act={reset}
        onClose={() => setIsAsking(false)}
        onDone={() => notify('resources.users.reset.done', { type: 'success' })}
      />
    </>
  );
};

/** Beside the name of the user whose edit page it is (spec 2). */
export const ResetUserPassword = () => {
  const record = useRecordContext<CatalogueRecord>();
  return record ? <ResetPassword record={record} /> : null;
};
