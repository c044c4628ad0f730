import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PER_PAGE_OPTIONS } from '../../contract/limits';
import type { ListMemory } from './useListMemory';

interface RowsPerPageProps {
  perPage: number;
  change: (fields: Partial<ListMemory>) => void;
}

const Choice = ({ perPage, change }: RowsPerPageProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <TextField
      select
      fullWidth={false}
      id={id}
      size="small"
      margin="none"
      label={translate('catalogue.pagination.perPage')}
      value={perPage}
      onChange={(event) => change({ perPage: Number(event.target.value), page: 1, searchPage: 1 })}
      sx={{ minWidth: 120 }}
    >
      {PER_PAGE_OPTIONS.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** How many rows a page has (spec 2, 9). Drawn anew when that changes, not with the pages. */
export const RowsPerPage = memo(Choice);
