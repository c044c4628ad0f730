import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import {
  AutocompleteInput,
  type RaRecord,
  useGetRecordRepresentation,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LookupName } from '../../contract/kinds';
import { SEARCH_DELAY } from '../../contract/limits';
import { readReference } from '../fields/reference';
import { visuallyHidden } from '../visuallyHidden';
import { toChoices } from './choices';
import { type Choice, PickerOption } from './PickerOption';
import { useLookup } from './useLookup';

// AutocompleteInput forgets the typed text whenever one of these changes its identity, so each has one for good.
const OPTION = <PickerOption />;
const inputText = (choice?: Partial<Choice>) => choice?.label ?? '';
// The server's hits are all shown, also where the typed text is not in the name.
const matchSuggestion = () => true;
const NO_OPTIONS = {};

interface RecordPickerProps {
  source: string;
  /** The kind to pick from. */
  reference: LookupName;
  /** Key of the label; the field's own unless told. */
  label?: string;
  /** What is said when nothing was found; the kind's own words, such as 'No Artist Found', unless told. */
  noMatch?: string;
  /** The record behind a value that is a bare id, where its name is known from elsewhere. */
  stored?: RaRecord;
  /** Called with the record that was picked, or null when the field was emptied. */
  onPick?: (record: RaRecord | null) => void;
}

/**
 * Type-ahead for one record, over the published lookup of its kind. The form's value is the record (or null); a value that is already
 * there shows by name without a call, whatever its publication state. Text that was typed but not chosen falls back to the last choice.
 */
export const RecordPicker = ({ source, reference, label, noMatch, stored, onPick }: RecordPickerProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(reference);
  const { options = NO_OPTIONS } = useResourceDefinition({ resource: reference });
  const { setTyped, setSettled, records, state } = useLookup(reference);
  const value: unknown = useWatch({ name: source });

  const known = useMemo(() => {
    const current = readReference(value);
    const named = stored?.id === current?.id ? stored : undefined;
    const held = current ? [current.record ?? named ?? { id: current.id }] : [];
    return [...held.filter(({ id }) => !records.some((record) => record.id === id)), ...records];
  }, [value, stored, records]);
  /** Also finds a record that was chosen from an answer which has gone since. */
  const seen = useRef(new Map<string, RaRecord>());
  for (const record of known) seen.current.set(String(record.id), record);

  const unnamed = translate('catalogue.reference.deleted');
  const choices = useMemo(() => toChoices(known, represent, options, unnamed), [known, represent, options, unnamed]);
  const texts = {
    short: translate('catalogue.picker.short'),
    loading: translate('ra.message.loading'),
    found: '',
    none: noMatch ?? translate(`resources.${reference}.noMatch`),
    failed: translate('catalogue.error.unknown'),
  };

  return (
    <>
      <AutocompleteInput<Choice>
        source={source}
        label={label ?? `resources.${resource}.fields.${source}`}
        choices={choices}
        format={(value: unknown) => readReference(value)?.id ?? ''}
        parse={(id: string) => seen.current.get(id) ?? null}
        onChange={(id: string) => onPick?.(seen.current.get(id) ?? null)}
        setFilter={setSettled}
        debounce={SEARCH_DELAY}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        matchSuggestion={matchSuggestion}
        optionText={OPTION}
        inputText={inputText}
        noOptionsText={texts[state]}
        translateChoice={false}
      />
      {/* Screen readers hear of the rows of a list that opens below the box, but not how many there are. */}
      <Box role="status" sx={visuallyHidden}>
        {(state === 'found' || state === 'none') && translate('catalogue.picker.found', { smart_count: records.length })}
      </Box>
    </>
  );
};
