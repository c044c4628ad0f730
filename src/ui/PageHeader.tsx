import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageTitle } from './PageTitle';

interface PageHeaderProps {
  title: string;
  /** The name of the record that the page is about: a part of the heading, and of the tab's title. */
  recordName?: string;
  besideTitle?: ReactNode;
  actions?: ReactNode;
}

const smallStyle = { display: 'block', typography: 'subtitle2', color: 'text.secondary' };
/** Two lines at most: the form below has the rest. */
const nameStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
};

export const PageHeader = ({ title, recordName, besideTitle, actions }: PageHeaderProps) => {
  const translate = useTranslate();
  return (
    <Stack
      component="header"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 48, mb: 3 }}
    >
      <title>{[recordName, title, translate('catalogue.title')].filter(Boolean).join(' · ')}</title>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-end', flex: '1 1 280px', minWidth: 0 }}>
        <PageTitle sx={{ minWidth: 0 }}>
          {recordName ? (
            <>
              <Box component="span" sx={smallStyle}>
                {title}
              </Box>{' '}
              <Box component="span" dir="auto" sx={nameStyle}>
                {recordName}
              </Box>
            </>
          ) : (
            title
          )}
        </PageTitle>
        {besideTitle}
      </Stack>
      {actions && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
};
