import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import { DELETED_DAYS } from '../../contract/limits';
import type { CatalogueDataProvider, DeletedRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from '../form/useFailureAlert';
import { useOneAtATime } from '../form/useOneAtATime';
import { Question } from '../Question';
import { DeletedRow } from './DeletedRow';
import { PiecesBody } from './PiecesBody';
import { usePieces } from './usePieces';

/** Whoever keeps the accounts keeps the catalogue's rubbish, too: admins alone (spec 6). */
const ADMINS = { resource: 'users', action: 'delete' };

interface DeletedListProps {
  titleId: string;
  /** Takes the focus of a row that goes. */
  focusAway: () => void;
}

/** The records of a kind that can be brought back, last deleted first. */
export const DeletedList = ({ titleId, focusAway }: DeletedListProps) => {
  const { name, recordRepresentation } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const { resetNotifications } = useNotificationContext();
  const { canAccess: isAdmin } = useCanAccess(ADMINS);
  const translate = useTranslate();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const pieces = usePieces([name, 'deleted'], (page) => dataProvider.getDeleted(name, page));
  const [inQuestion, setInQuestion] = useState<DeletedRecord | null>(null);
  /** The question still names it while it fades. */
  const [asked, setAsked] = useState(inQuestion);
  if (inQuestion && inQuestion !== asked) setAsked(inQuestion);

  const tell = (message: string, record: DeletedRecord) =>
    notify(message, { type: 'success', messageArgs: { name: recordRepresentation(record) } });
  // The row, gone or not, may be another one's by now; and the list behind shows it again.
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [name] });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: DeletedRecord) => dataProvider.bringBack(name, { id }),
    onMutate: () => resetNotifications(),
    onSuccess: async (_data, record) => {
      focusAway();
      await readAnew();
      tell('catalogue.deleted.back', record);
    },
    onError: (failure) => {
      alertFailure(failure);
      readAnew();
    },
  });
  const bringBack = useOneAtATime((record: DeletedRecord) => mutateAsync(record).catch(() => undefined));

  return (
    <>
      <Typography variant="caption" color="text.secondary" sx={{ px: 3, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        {translate('catalogue.deleted.kept', { days: DELETED_DAYS })}
      </Typography>
      <PiecesBody
        pieces={pieces}
        titleId={titleId}
        none={translate('catalogue.deleted.none', { days: DELETED_DAYS })}
        shown="catalogue.deleted.shown"
      >
        {pieces.rows.map((record, place) => (
          <DeletedRow
            key={record._id}
            record={record}
            place={place}
            isBusy={isPending}
            onBringBack={() => bringBack(record)}
            onRemove={isAdmin ? () => setInQuestion(record) : undefined}
          />
        ))}
      </PiecesBody>
      <Question
        isOpen={inQuestion !== null}
        title={translate('catalogue.deleted.question.title', { name: asked ? recordRepresentation(asked) : '' })}
        text={translate('catalogue.deleted.question.text')}
        yes="catalogue.deleted.remove"
        act={async () => {
          if (!inQuestion) return;
          await dataProvider.removeForGood(name, { id: inQuestion.id }).finally(pieces.readAnew);
        }}
        onClose={() => setInQuestion(null)}
        onDone={() => {
          focusAway();
          if (asked) tell('catalogue.deleted.removed', asked);
        }}
      />
    </>
  );
};
