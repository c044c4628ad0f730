import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageBar } from './PageBar';
import { PageTitle } from './PageTitle';
import { NARROW, PHONE } from './widths';

interface PageHeaderProps {
  title: string;
  /** The name of the record that the page is about, in the tab's title. */
  recordName?: string;
  /** At the end of the bar; on phones below it. */
  actions?: ReactNode;
  /** Before the title, such as the way back to a list. */
  back?: ReactNode;
}

const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [PHONE]: { fontSize: '1.25rem', lineHeight: '24px', whiteSpace: 'normal' },
};
/** One button high, whether they are drawn yet or not. */
const onPhone = { px: 2, pt: 1.5, minHeight: 56 };
/** Beside the buttons of a form: whole, if need be on two lines. */
const besideButtons = { minWidth: 0, [NARROW]: { fontSize: '1.0625rem', lineHeight: '22px' } };

/** The heading of a page, in the bar above it, with the page's own actions. */
export const PageHeader = ({ title, recordName, actions, back }: PageHeaderProps) => {
  const translate = useTranslate();
  return (
    <header style={{ paddingTop: 'var(--notes, 0px)' }}>
      <title>{[recordName, title, translate('catalogue.title')].filter(Boolean).join(' · ')}</title>
      <PageBar at="start">
        {back}
        <PageTitle sx={back ? besideButtons : oneLine}>{title}</PageTitle>
      </PageBar>
      {actions && (
        <PageBar at="end" onPhone={onPhone}>
          {actions}
        </PageBar>
      )}
    </header>
  );
};
