import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDataProvider, useTranslate } from 'react-admin';
import { KINDS, recordName } from '../../contract/kinds';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useRecordAction } from '../../ui/form/useRecordAction';

/** Gives the user a new password by mail (spec 2, 7), after a question that names them and says what follows. */
export const ResetPassword = ({ record }: { record: CatalogueRecord }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useRecordAction({
    act: ({ id }) => dataProvider.resetUserPassword({ userId: id }),
    success: 'resources.users.reset.done',
    onSettled: () => setIsAsking(false),
  });
  const words = { name: recordName(KINDS.users, record), email: record.email };
  return (
    <>
      <Button variant="outlined" startIcon={<KeyIcon />} onClick={() => setIsAsking(true)}>
        {translate('resources.users.actions.resetPassword')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={reset.isPending}
        title={translate('resources.users.reset.title', words)}
        content={translate('resources.users.reset.text', words)}
        confirm="resources.users.actions.resetPassword"
        confirmColor="warning"
        ConfirmIcon={KeyIcon}
        onConfirm={() => reset.run(record)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
