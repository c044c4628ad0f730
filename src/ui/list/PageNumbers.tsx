import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { PHONE } from '../widths';
import { pagesAround, pagesToCome } from './pages';

interface PageNumbersProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
  label: string;
  /** More pages are there than are loaded: their numbers have their place before they come. */
  hasMore?: boolean;
}

interface StepProps {
  type: 'previous' | 'next';
  to: number;
  pages: number;
  onChange: (page: number) => void;
}

/** At an end it stays, and keeps the focus, and does nothing. */
const Step = ({ type, to, pages, onChange }: StepProps) => {
  const isOff = to < 1 || to > pages;
  return (
    <PaginationItem
      type={type}
      shape="rounded"
      aria-disabled={isOff || undefined}
      aria-label={useTranslate()(`catalogue.pagination.${type}`)}
      onClick={isOff ? undefined : () => onChange(to)}
    />
  );
};

const style = { '--page': '36px', alignItems: 'center', ml: 'auto', [PHONE]: { '--page': '44px' } };

/** From MUI's items alone: its own window of numbers is wider at the ends than 2 each way (spec 2). */
export const PageNumbers = ({ page, pages, onChange, label, hasMore = false }: PageNumbersProps) => {
  const translate = useTranslate();
  return (
    <Stack component="nav" aria-label={label} direction="row" useFlexGap sx={style}>
      <Step type="previous" to={page - 1} pages={pages} onChange={onChange} />
      {pagesAround(page, pages).map((number) => (
        <PaginationItem
          key={number}
          type="page"
          shape="rounded"
          page={number}
          selected={number === page}
          aria-current={number === page ? 'page' : undefined}
          aria-label={translate('catalogue.pagination.page', { number })}
          onClick={() => onChange(number)}
        />
      ))}
      <Box sx={{ width: `calc(var(--page) * ${pagesToCome(page, pages, hasMore)})` }} />
      <Step type="next" to={page + 1} pages={pages} onChange={onChange} />
    </Stack>
  );
};
