import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type CompositionEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
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
import type { ResourceOptions } from '../CatalogueResource';
import { Picture } from '../fields/Picture';
import { readReference, referenceIn } from '../fields/reference';
import { visuallyHidden } from '../visuallyHidden';
import { type Choice, toChoices } from './choices';
import { PickerOption, PickerWords } from './PickerOption';
import { useLookup } from './useLookup';

const OPTION = <PickerOption />;
const newInputText = () => (choice?: Partial<Choice>) => choice?.label ?? '';
// All hits of the server show, also where the typed text is not in the name.
const matchSuggestion = () => true;

/** An input method still has the text: it is not what the person means yet. */
const isComposed = ({ nativeEvent }: SyntheticEvent) => 'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** The text is read from the side its script begins at. */
const inOwnDirection = (input: HTMLInputElement | null) => input?.setAttribute('dir', 'auto');

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
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // AutocompleteInput forgets the typed text whenever this changes its identity.
  const [inputText, setInputText] = useState(newInputText);
  const { records, state, failure } = useLookup(reference, typed);
  const value: unknown = useWatch({ name: source });
  const edited = useRecordContext();

  const known = useMemo(() => {
    const current = readReference(value);
    if (!current || records.some(({ id }) => id === current.id)) return records;
    const named = [current.record, stored, referenceIn(edited, source)?.record].find(
      (record) => record && String(record.id) === current.id,
    );
    return [named ?? { id: current.id }, ...records];
  }, [value, stored, edited, source, records]);
  /** Also finds a record that was chosen from an answer which has gone since. */
  const seen = useRef(new Map<string, RaRecord>());
  useEffect(() => {
    for (const record of known) seen.current.set(String(record.id), record);
  }, [known]);

  const detail = options?.detail;
  const choices = useMemo(() => toChoices(KINDS[reference], known, detail), [reference, known, detail]);
  const chosen = choices.find(({ id }) => id === readReference(value)?.id);
  const others = records.filter(({ id }) => id !== chosen?.id).length;
  /** What was chosen already shows among the suggestions where there is nothing else to suggest. */
  const isChosenAlone = others === 0 && records.length > 0;
  const field = translate(label ?? `resources.${resource}.fields.${source}`);
  const texts = {
    short: translate('catalogue.picker.short'),
    loading: translate('ra.message.loading'),
    found: translate('catalogue.picker.found', { smart_count: isChosenAlone ? 1 : others }),
    none: noMatch ?? translate(`resources.${reference}.noMatch`),
    failed: failure ?? '',
  };

  const settle = () => {
    setTyped('');
    setIsOpen(false);
  };
  const fallBack = () => {
    settle();
    setInputText(newInputText);
  };
  const onKey = (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (isComposed(event) || !(target instanceof HTMLInputElement)) return;
    const isUnsettled = typed !== '' || target.value !== (chosen?.label ?? '');
    const suggests = target.getAttribute('aria-expanded') === 'true';
    // Enter chooses, or does nothing: it never sends a form that does not hold what is typed here.
    if (key === 'Enter' && (isUnsettled || suggests)) event.preventDefault();
    // The list would take the first row that it does not have.
    if (key === 'Enter' && !suggests) event.defaultMuiPrevented = true;
    // Who saves by a key has done with the field, as who leaves it: an unsettled text falls back.
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !onPick) fallBack();
  };

  // What was chosen, by its picture as well; not beside what is typed in its place.
  const adornment = chosen?.picture && typed === '' && (
    <InputAdornment position="start" sx={{ mr: 0.5, maxHeight: 'none' }}>
      <Picture src={chosen.picture} size={24} shape={options?.pictureShape} />
    </InputAdornment>
  );
  const words = useMemo(() => ({ typed, shape: options?.pictureShape }), [typed, options?.pictureShape]);

  return (
    <PickerWords value={words}>
      <AutocompleteInput<Choice>
        source={source}
        label={field}
        choices={choices}
        format={(value: unknown) => readReference(value)?.id ?? ''}
        parse={(id: string) => seen.current.get(id) ?? null}
        onChange={(id: string) => {
          settle();
          onPick?.(seen.current.get(id) ?? null);
        }}
        onInputChange={(event, text, reason) => {
          if (reason === 'selectOption') fallBack();
          else if (reason !== 'input') settle();
          else if (!isComposed(event)) setTyped(text);
        }}
        onCompositionEnd={({ target }: CompositionEvent) => target instanceof HTMLInputElement && setTyped(target.value)}
        onKeyDown={onKey}
        onBlur={settle}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        shouldRenderSuggestions={() => isOpen}
        // Closed by the line above: else the list marks its first row anew whenever it is drawn, wherever the arrows have put the mark.
        disableCloseOnSelect
        // Its list would lie over the next fields whenever the focus only passes through.
        openOnFocus={false}
        openText={translate('catalogue.picker.open', { field })}
        closeText={translate('catalogue.picker.close', { field })}
        clearText={translate('catalogue.picker.clear', { field })}
        autoHighlight
        filterSelectedOptions={!isChosenAlone}
        matchSuggestion={matchSuggestion}
        optionText={OPTION}
        inputText={inputText}
        noOptionsText={texts[state]}
        translateChoice={false}
        TextFieldProps={{ InputProps: { startAdornment: adornment }, inputRef: inOwnDirection }}
      />
      {/* Screen readers hear of the rows of a list that opens below the box, but neither how many there are nor why there is none. */}
      <Box role="status" sx={visuallyHidden}>
        {isOpen && texts[state]}
      </Box>
    </PickerWords>
  );
};
