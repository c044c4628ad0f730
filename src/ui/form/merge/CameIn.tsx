import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '../../../contract/kinds';

export interface News {
  /** In words. */
  who: string;
  fields: readonly string[];
}

interface CameInProps {
  ref: Ref<HTMLElement>;
  kind: RecordKind;
  news: News | null;
  onSeen: () => void;
}

/** Says in place what others changed while the form was open, and that it was taken over. */
export const CameIn = ({ ref, kind, news, onSeen }: CameInProps) => {
  const translate = useTranslate();
  const changed = news?.fields.map((field) => translate(`resources.${kind.name}.fields.${field}`));
  // Made when there is something to write: with the first one, browsers read the rules of a language, which takes longer than a frame.
  const fields = changed && new Intl.ListFormat('en', { type: 'conjunction' }).format(changed);
  return (
    // Always there: what is put into the page together with its words is often not read out.
    <Box ref={ref} role="status" sx={news ? { flex: '1 1 100%', order: -1 } : undefined}>
      {news && (
        <Alert severity="info" role="note" onClose={onSeen} closeText={translate('catalogue.closeAlert')} sx={{ py: 0 }}>
          {translate('catalogue.merge.came', { who: news.who, fields })}
        </Alert>
      )}
    </Box>
  );
};
