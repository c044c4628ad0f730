import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { kindOf, recordName } from '../../contract/kinds';
import type { KeptDraft } from '../../providers/types';
import { useMeant } from '../useMeant';
import { wasSaved } from './storedAlready';

/** Lines that can be read at every width: the buttons go under them where there is no room beside. */
const offerStyle = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { flexWrap: 'wrap', mr: 0, pl: { xs: 0, sm: 2 } },
};

interface OfferButtonProps {
  label: string;
  /** Id of the words that it is about. */
  about: string;
  /** All that is offered: once that changes, other words may have come under the pointer. */
  among: string;
  onPress: () => void;
}

const OfferButton = ({ label, about, among, onPress }: OfferButtonProps) => {
  const translate = useTranslate();
  return (
    <Button color="inherit" aria-describedby={about} {...useMeant(among, onPress)}>
      {translate(`catalogue.draft.${label}`)}
    </Button>
  );
};

interface OfferLineProps {
  words: string;
  severity: 'info' | 'success';
  actions: (about: string) => ReactNode;
}

/** The words alone are told as an alert, and describe each button. */
const OfferLine = ({ words, severity, actions }: OfferLineProps) => {
  const id = useId();
  return (
    <Alert role="group" aria-labelledby={id} severity={severity} sx={offerStyle} action={actions(id)}>
      <Box id={id} role="alert">
        {words}
      </Box>
    </Alert>
  );
};

/** The page by its title, and by the name of what is edited or was typed there. */
const usePageName = ({ page, resource, held, values }: KeptDraft) => {
  const translate = useTranslate();
  const name = resource ? recordName(kindOf(resource), held?.record ?? values) : '';
  return name === '' ? translate(page) : `${translate(page)} (${name})`;
};

interface OfferProps {
  draft: KeptDraft;
  among: string;
  onTaken: () => void;
  onDeclined: () => void;
}

const Offer = ({ draft, among, onTaken, onDeclined }: OfferProps) => {
  const translate = useTranslate();
  const page = usePageName(draft);
  const saved = wasSaved(draft);
  return (
    <OfferLine
      words={translate(`catalogue.draft.${draft.sent ?? 'offer'}`, { page })}
      severity={saved ? 'success' : 'info'}
      actions={(about) => (
        <>
          {!saved && <OfferButton label="goOn" about={about} among={among} onPress={onTaken} />}
          <OfferButton label={saved ? 'seen' : 'decline'} about={about} among={among} onPress={onDeclined} />
        </>
      )}
    />
  );
};

export interface DraftLinesProps {
  shown: readonly KeptDraft[];
  /** How many more stand behind one line. */
  folded: number;
  onTaken: (draft: KeptDraft) => void;
  onDeclined: (draft: KeptDraft) => void;
  onOpened: () => void;
}

/** What is offered, each with its answers. */
export const DraftLines = ({ shown, folded, onTaken, onDeclined, onOpened }: DraftLinesProps) => {
  const translate = useTranslate();
  const among = [...shown.map(({ id }) => id), folded].join();
  return (
    <>
      {shown.map((draft) => (
        <Offer key={draft.id} draft={draft} among={among} onTaken={() => onTaken(draft)} onDeclined={() => onDeclined(draft)} />
      ))}
      {folded > 0 && (
        <OfferLine
          words={translate('catalogue.draft.others', { smart_count: folded })}
          severity="info"
          actions={(about) => <OfferButton label="show" about={about} among={among} onPress={onOpened} />}
        />
      )}
    </>
  );
};
