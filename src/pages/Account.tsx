import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { UnsavedChanges } from '../ui/form/UnsavedChanges';
import { PageHeader } from '../ui/PageHeader';
import { pagePadding } from '../ui/widths';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

const sectionStyle = {
  display: 'grid',
  gap: { xs: 2, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 280px) minmax(0, 560px)' },
};

const Section = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionStyle}>
      <div>
        <Typography id={titleId} component="h2" variant="h5">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      </div>
      {children}
    </Box>
  );
};

export const Account = () => {
  const translate = useTranslate();
  return (
    <UnsavedChanges>
      <PageHeader title={translate('catalogue.account.title')} />
      <Stack spacing={4} divider={<Divider />} sx={pagePadding}>
        <Section title={translate('catalogue.account.profile')} hint={translate('catalogue.account.profileHint')}>
          <ProfileForm />
        </Section>
        <Section title={translate('catalogue.account.password')} hint={translate('catalogue.account.passwordHint')}>
          <PasswordForm />
        </Section>
      </Stack>
    </UnsavedChanges>
  );
};
