import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PageHeaderProps {
  /** Text, already translated. */
  title: string;
  subtitle?: ReactNode;
  besideTitle?: ReactNode;
  actions?: ReactNode;
}

export const PageHeader = ({ title, subtitle, besideTitle, actions }: PageHeaderProps) => {
  const translate = useTranslate();
  return (
    <Stack
      component="header"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 48, mb: 3 }}
    >
      <title>{`${title} · ${translate('catalogue.title')}`}</title>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Typography component="h1" variant="h4">
            {title}
          </Typography>
          {besideTitle}
        </Stack>
        {subtitle && (
          <Typography component="p" variant="body2" color="text.secondary" dir="auto" noWrap>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
