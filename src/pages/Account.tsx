import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../ui/PageHeader';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

const Section = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={titleId} component="h2" variant="h5">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          {hint}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
};

export const Account = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('catalogue.account.title')} />
      <Stack spacing={3} sx={{ maxWidth: 640 }}>
        <Section title={translate('catalogue.account.profile')} hint={translate('catalogue.account.profileHint')}>
          <ProfileForm />
        </Section>
        <Section title={translate('catalogue.account.password')} hint={translate('catalogue.account.passwordHint')}>
          <PasswordForm />
        </Section>
      </Stack>
    </>
  );
};
