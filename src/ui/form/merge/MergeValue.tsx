import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { KINDS, type RecordKind, recordName } from '../../../contract/kinds';
import { readReference, referenceName, shortId } from '../../fields/reference';
import { Text } from '../../fields/Text';
import { isChosenFile } from '../../inputs/useFilePicker';
import { plainText } from '../../richText/plainText';
import type { Part, Values } from './threeWay';
import { wordDiff } from './wordDiff';

interface MergeValueProps {
  kind: RecordKind;
  part: Part;
  /** What the part shows as. */
  values: Values;
  /** As it was before either changed it. */
  base: Values;
  /** Names what can be looked at or heard. */
  label: string;
}

const Empty = () => (
  <Typography component="em" variant="body2" color="text.secondary">
    {useTranslate()('catalogue.merge.empty')}
  </Typography>
);

const Description = ({ html, before, label }: { html: unknown; before: unknown; label: string }) => {
  const translate = useTranslate();
  const [text, old] = [plainText(html), plainText(before)];
  if (text === '' && old === '') return <Empty />;
  const runs = wordDiff(old, text);
  const elements = { same: 'span', gone: 'del', new: 'ins' } as const;
  let place = 0;
  return (
    <>
      <Box
        role="region"
        aria-label={label}
        // A long text is read by keys as well.
        tabIndex={0}
        dir="auto"
        sx={{
          maxHeight: '32vh',
          overflowY: 'auto',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          '& ins': { color: 'success.main', textDecorationThickness: '2px' },
          '& del': { color: 'error.main' },
        }}
      >
        {runs.map(({ kind, text: words }) => {
          const Run = elements[kind];
          place += 1;
          return <Run key={place}>{words}</Run>;
        })}
      </Box>
      {text === old && (
        <Typography variant="caption" color="text.secondary">
          {translate('catalogue.merge.formatting')}
        </Typography>
      )}
    </>
  );
};

/** The name of what a field refers to, as far as the record or the choice knows it, else the end of its id. */
const nameOf = ({ references }: RecordKind, { name, fields: [, id] }: Part, values: Values): string => {
  const reference = references[name];
  if (reference) {
    const record: RaRecord = { ...values, id: '' };
    return referenceName(record, name, reference) || shortId(readReference(values[name])?.id ?? '');
  }
  const target = readReference(id && values[id]);
  if (!target) return '';
  const stored = readReference(values.target);
  const known = Object.values(KINDS).map((kind) => recordName(kind, target.record ?? {}));
  const storedName = stored?.id === target.id && typeof stored.record?.name === 'string' ? stored.record.name : '';
  return known.find((each) => each !== '') || storedName || shortId(target.id);
};

/** A part of a form as one compares it: pictures to look at, sounds to hear, references by their names. */
export const MergeValue = ({ kind, part, values, base, label }: MergeValueProps) => {
  const translate = useTranslate();
  const value = values[part.name];
  const src = isChosenFile(value) ? value.src : value;
  if (part.format === 'html') return <Description html={value} before={base[part.name]} label={label} />;
  if (value === null || value === undefined || value === '') return <Empty />;
  if (part.format === 'image')
    return (
      <Box
        component="img"
        src={String(src)}
        alt={label}
        sx={{ display: 'block', maxWidth: 1, height: 140, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
      />
    );
  // A track is music: there are no words of it that captions could show.
  if (part.format === 'audio')
    return (
      <Box component="audio" controls preload="metadata" src={String(src)} aria-label={label} sx={{ width: 1, height: 40 }} />
    );
  if (part.format === 'reference') return <Text>{nameOf(kind, part, values)}</Text>;
  if (part.format === 'role') return <Text>{translate(`resources.${kind.name}.roles.${value}`, { _: String(value) })}</Text>;
  if (part.format === 'targetType') {
    const type = translate(`resources.${kind.name}.types.${value}`, { _: String(value) });
    return <Text>{[type, nameOf(kind, part, values)].filter(Boolean).join(': ')}</Text>;
  }
  return <Text>{String(value)}</Text>;
};
