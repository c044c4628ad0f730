import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Announcement } from '../../contract/adNews';
import { TARGET_LOOKUPS } from '../../contract/endpoints';
import { KINDS } from '../../contract/kinds';
import { TARGET_TYPES, type TargetType } from '../../contract/limits';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

const isTargetType = (type: unknown): type is TargetType => TARGET_TYPES.some((known) => known === type);

/** The target as the record has it, by name; one that was deleted since comes as null. */
const useStoredTarget = (type: TargetType) => {
  const translate = useTranslate();
  const record = useRecordContext<Announcement & { id: string }>();
  const id = record?.targetId;
  const name = record?.target === null ? translate('resources.announcements.targetDeleted', { type }) : record?.target?.name;
  const nameField = KINDS[TARGET_LOOKUPS[type]].names[0]?.[0] ?? '';
  return useMemo(() => (id ? { id, [nameField]: name } : undefined), [id, name, nameField]);
};

const TargetPicker = ({ type }: { type: TargetType }) => {
  const translate = useTranslate();
  const stored = useStoredTarget(type);
  return (
    <RecordPicker
      source="targetId"
      reference={TARGET_LOOKUPS[type]}
      label={`resources.announcements.types.${type}`}
      noMatch={translate('resources.announcements.noTarget', { type })}
      stored={stored}
    />
  );
};

/** The picker of the record that the announcement is about; not there while there is no type (spec 2, 4). */
export const TargetInput = () => {
  const type: unknown = useWatch({ name: 'targetType' });
  return isTargetType(type) && <TargetPicker key={type} type={type} />;
};
