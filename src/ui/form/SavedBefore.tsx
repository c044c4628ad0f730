import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { useMeant } from '../useMeant';

interface SavedBeforeProps {
  /** The list in which the record of the first send is. */
  list: string;
  onAnother: (values: FieldValues) => Promise<void>;
}

/**
 * The answer to a create was lost, the form was changed, and the first one turns out to be saved. Save goes on to say so: a second record
 * comes of a button of its own alone.
 */
export const SavedBefore = ({ list, onAnother }: SavedBeforeProps) => {
  const translate = useTranslate();
  const { handleSubmit } = useFormContext();
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{
        flex: '1 1 100%',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { flexWrap: 'wrap', mr: 0, pl: { xs: 0, sm: 2 } },
      }}
      action={
        <>
          <Button color="inherit" component={Link} to={list}>
            {translate('catalogue.savedBefore.list')}
          </Button>
          <Button color="inherit" {...useMeant(true, handleSubmit(onAnother))}>
            {translate('catalogue.savedBefore.another')}
          </Button>
        </>
      }
    >
      {translate('catalogue.savedBefore.text')}
    </Alert>
  );
};
