import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Announcement } from '../../contract/adNews';
import { TARGET_LOOKUPS } from '../../contract/endpoints';
import { TARGET_TYPES, type TargetType } from '../../contract/limits';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

/** Where a record of each type keeps its name. */
const NAME_FIELDS = {
  song: 'title',
  artist: 'stageName',
  album: 'name',
  video: 'title',
  channel: 'name',
} as const satisfies Record<TargetType, string>;

const isTargetType = (type: unknown): type is TargetType => TARGET_TYPES.some((known) => known === type);

/** The target as the record has it, by name; one that was deleted since comes as null. */
const useStoredTarget = (type: TargetType) => {
  const translate = useTranslate();
  const record = useRecordContext<Announcement & { id: string }>();
  const id = record?.targetId;
  const name = record?.target === null ? translate('resources.announcements.targetDeleted', { type }) : record?.target?.name;
  return useMemo(() => (id ? { id, [NAME_FIELDS[type]]: name } : undefined), [id, name, type]);
};

const TargetPicker = ({ type }: { type: TargetType }) => {
  const translate = useTranslate();
  return (
    <RecordPicker
      source="targetId"
      reference={TARGET_LOOKUPS[type]}
      label={`resources.announcements.types.${type}`}
      noMatch={translate('resources.announcements.noTarget', { type })}
      stored={useStoredTarget(type)}
    />
  );
};

/** The picker of the record that the announcement is about; not there while there is no type (spec 2, 4). */
export const TargetInput = () => {
  const type: unknown = useWatch({ name: 'targetType' });
  return isTargetType(type) && <TargetPicker key={type} type={type} />;
};
