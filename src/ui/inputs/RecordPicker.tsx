import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import {
  AutocompleteInput,
  type RaRecord,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { KINDS, type LookupName } from '../../contract/kinds';
import { SEARCH_DELAY } from '../../contract/limits';
import type { ResourceOptions } from '../CatalogueResource';
import { readReference, referenceIn } from '../fields/reference';
import { visuallyHidden } from '../visuallyHidden';
import { type Choice, toChoices } from './choices';
import { PickerOption } from './PickerOption';
import { useLookup } from './useLookup';

// AutocompleteInput forgets the typed text whenever one of these changes its identity.
const OPTION = <PickerOption />;
const inputText = (choice?: Partial<Choice>) => choice?.label ?? '';
// All hits of the server show, also where the typed text is not in the name.
const matchSuggestion = () => true;

interface RecordPickerProps {
  source: string;
  reference: LookupName;
  /** Key of the label; the field's own unless told. */
  label?: string;
  /** Said of no hits; the kind's own words, such as 'No Artist Found', unless told. */
  noMatch?: string;
  /** The record behind a value that is a bare id, where its name is known. */
  stored?: RaRecord;
  onPick?: (record: RaRecord | null) => void;
}

/** Type-ahead over the published lookup of a kind (spec 5). The form's value is the record or null; it shows by name without a call. */
export const RecordPicker = ({ source, reference, label, noMatch, stored, onPick }: RecordPickerProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>({ resource: reference });
  const { setTyped, setSettled, records, state, failure } = useLookup(reference);
  const value: unknown = useWatch({ name: source });
  const edited = useRecordContext();

  const known = useMemo(() => {
    const current = readReference(value);
    if (!current || records.some(({ id }) => id === current.id)) return records;
    const named = [current.record, stored, referenceIn(edited, source)?.record].find((record) => record?.id === current.id);
    return [named ?? { id: current.id }, ...records];
  }, [value, stored, edited, source, records]);
  /** Also finds a record that was chosen from an answer which has gone since. */
  const seen = useRef(new Map<string, RaRecord>());
  useEffect(() => {
    for (const record of known) seen.current.set(String(record.id), record);
  }, [known]);

  const detail = options?.detail;
  const unnamed = translate('catalogue.reference.deleted');
  const choices = useMemo(() => toChoices(KINDS[reference], known, detail, unnamed), [reference, known, detail, unnamed]);
  const texts = {
    short: translate('catalogue.picker.short'),
    loading: translate('ra.message.loading'),
    found: '',
    none: noMatch ?? translate(`resources.${reference}.noMatch`),
    failed: failure ?? '',
  };

  const chosen = choices.find(({ id }) => id === readReference(value)?.id)?.label ?? '';
  /** Enter chooses, or does nothing: it never sends a form that does not hold what is typed here. */
  const keepFromSending = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.getAttribute('aria-expanded') === 'true' || target.value !== chosen) event.preventDefault();
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
        onKeyDown={keepFromSending}
        autoHighlight
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
