import { useEffect, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '../../contract/text';
import { isChosenFile } from '../../ui/inputs/useFilePicker';
import { useServices } from '../../ui/services';
import type { SoundFacts } from './lookAtSound';

const NOTHING: SoundFacts = {};

/**
 * What the sound file that is chosen in a song's form tells, as soon as it is known; nothing of one before it. An empty title takes its tag,
 * once: who empties it again means that. `titled` is the title that it took.
 */
export const useSoundFacts = (source: string): SoundFacts & { titled?: string } => {
  const { getValues, setValue } = useFormContext();
  const { loadImporting } = useServices();
  const dataProvider = useDataProvider();
  const id = useRecordContext()?.id;
  const value: unknown = useWatch({ name: source });
  const file = isChosenFile(value) ? value.rawFile : undefined;
  /** Of a file in the form of a record: another record's form begins anew, whatever file it is. */
  const [found, setFound] = useState<{ file: File; id: unknown; facts: SoundFacts; titled?: string }>();

  useEffect(() => {
    if (file === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let titled: string | undefined;
    const tell = (facts: SoundFacts) => {
      const typed: unknown = getValues('title');
      if (facts.title !== undefined && titled === undefined && isBlank(typeof typed === 'string' ? typed : '')) {
        titled = facts.title;
        setValue('title', titled, { shouldDirty: true, shouldValidate: true });
      }
      setFound({ file, id, facts, titled });
    };
    // Apart from the form: who chooses no file does without it.
    import('./lookAtSound')
      .then(({ lookAtSound }) =>
        lookAtSound(file, { loadImporting, dataProvider, signal }, (facts) => signal.aborted || tell(facts)),
      )
      .catch(() => undefined);
    return () => leaving.abort();
  }, [file, id, getValues, setValue, loadImporting, dataProvider]);
  return found !== undefined && found.file === file && found.id === id ? { ...found.facts, titled: found.titled } : NOTHING;
};
