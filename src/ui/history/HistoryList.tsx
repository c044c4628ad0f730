import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formFields } from '../../contract/kinds';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { goingBack } from './goingBack';
import { HistoryItem } from './HistoryItem';
import { PiecesBody } from './PiecesBody';
import { type GoingBack, RestoreQuestion } from './RestoreQuestion';
import { usePieces } from './usePieces';

interface HistoryListProps {
  id: CatalogueRecord['id'];
  titleId: string;
  onRestored: (record: CatalogueRecord) => void;
  onClose: () => void;
}

/** What was done with a record, newest first. */
export const HistoryList = ({ id, titleId, onRestored, onClose }: HistoryListProps) => {
  const kind = useCatalogueResource();
  const { name } = kind;
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const pieces = usePieces([name, 'history', id], (page) => dataProvider.getHistory(name, { id, ...page }));
  const [asked, setAsked] = useState<GoingBack | null>(null);
  // The state of a user is none of a version.
  const fields = formFields(kind).filter((field) => kind.fields[field] !== 'flag');
  const { rows } = pieces;
  return (
    <>
      <PiecesBody pieces={pieces} titleId={titleId} none={translate('catalogue.history.none')} shown="catalogue.history.shown">
        {rows.map((entry, index) => {
          const changed = goingBack(rows, index, fields).map(({ field }) => field);
          const ask = () => setAsked({ entry, fields: changed });
          return (
            <HistoryItem
              key={entry._id}
              entry={entry}
              earlier={rows[index + 1]}
              onRestore={changed.length > 0 ? ask : undefined}
            />
          );
        })}
      </PiecesBody>
      <RestoreQuestion
        asked={asked}
        seen={rows[0]?.version ?? 0}
        onClose={() => setAsked(null)}
        onRestored={(record) => {
          onRestored(record);
          queryClient.invalidateQueries({ queryKey: [name] });
        }}
        onDone={onClose}
        onRefused={pieces.readAnew}
      />
    </>
  );
};
