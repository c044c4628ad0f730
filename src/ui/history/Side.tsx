import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../visuallyHidden';

interface SideProps {
  side: 'before' | 'after';
  isEmpty: boolean;
  children: ReactNode;
}

/** What a field held before a change, or after it. Which of them is told to those who do not see its place. */
export const Side = ({ side, isEmpty, children }: SideProps) => {
  const translate = useTranslate();
  return (
    <Box component="dd" sx={{ m: 0, typography: 'body2', color: side === 'before' ? 'text.secondary' : 'text.primary' }}>
      <Box component="span" sx={visuallyHidden}>
        {translate(`catalogue.history.${side}`)}:{' '}
      </Box>
      {isEmpty ? <em>{translate('catalogue.history.empty')}</em> : children}
    </Box>
  );
};
