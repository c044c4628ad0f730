import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RaRecord, useRecordContext } from 'react-admin';
import { NOTHING } from '../fields/DateField';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import type { Column } from './columns';

const plainText = (record: RaRecord, source: string) => {
  const value: unknown = record[source];
  return typeof value === 'string' && value !== '' ? value : NOTHING;
};

/** One cell of the table: the column's own rendering or the field's text, with its picture where the column has one. */
export const ListCell = ({ column, leading }: { column: Column; leading: boolean }) => {
  const record = useRecordContext();
  if (!record) return null;
  const content = column.render ? column.render(record) : <Text bold={leading}>{plainText(record, column.source)}</Text>;
  if (!column.picture) return content;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Picture src={record[column.picture]} />
      <Box sx={{ minWidth: 0 }}>{content}</Box>
    </Stack>
  );
};
