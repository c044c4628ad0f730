import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { pagesAround } from './pages';

interface PageNumbersProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  label: string;
}

/** From MUI's items alone: its own window of numbers is wider at the ends than 2 each way (spec 2). */
export const PageNumbers = ({ page, pages, onChange, label }: PageNumbersProps) => {
  const translate = useTranslate();
  return (
    <Stack component="nav" aria-label={label} direction="row" useFlexGap sx={{ alignItems: 'center', gap: 0.25 }}>
      <PaginationItem
        type="previous"
        disabled={page <= 1}
        aria-label={translate('catalogue.pagination.previous')}
        onClick={() => onChange(page - 1)}
      />
      {pagesAround(page, pages).map((number) => (
        <PaginationItem
          key={number}
          type="page"
          color="primary"
          page={number}
          selected={number === page}
          aria-current={number === page ? 'page' : undefined}
          aria-label={translate('catalogue.pagination.page', { number })}
          onClick={() => onChange(number)}
        />
      ))}
      <PaginationItem
        type="next"
        disabled={page >= pages}
        aria-label={translate('catalogue.pagination.next')}
        onClick={() => onChange(page + 1)}
      />
    </Stack>
  );
};
