import Box from '@mui/material/Box';
import { Loading, useTranslate } from 'react-admin';
import { UnsavedChanges, useReportForm } from '../../../ui/form/UnsavedChanges';
import { PageHeader } from '../../../ui/PageHeader';
import { BackLink } from '../../../ui/record/BackLink';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { Job } from './job';
import { Reading } from './Reading';
import { SignInAgain } from './SignInAgain';
import { Start } from './Start';
import type { JobState } from './state';
import { useJob, useJobState } from './useJob';
import { useTold } from './useTold';
import { Work } from './Work';

const Step = ({ job, state }: { job: Job; state: JobState }) => {
  const { step, plan } = state;
  if (step === 'start') return <Start job={job} state={state} />;
  return plan ? <Work job={job} state={state} plan={plan} /> : <Reading job={job} state={state} />;
};

const Steps = ({ job }: { job: Job }) => {
  const state = useJobState(job);
  const told = useTold(state);
  useReportForm({ isDirty: state.step === 'plan', isWriting: state.step === 'running' });
  return (
    <>
      <Step job={job} state={state} />
      <SignInAgain job={job} isOpen={state.asksSignIn} />
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
    </>
  );
};

/** Makes songs, albums and artists of a folder of music: shows what would become of each file, and does it. */
export const ImportPage = () => {
  const translate = useTranslate();
  const job = useJob();
  return (
    <UnsavedChanges words="catalogue.importing.leave">
      <PageHeader title={translate('catalogue.importing.title')} back={<BackLink />} />
      {job ? <Steps job={job} /> : <Loading />}
    </UnsavedChanges>
  );
};
