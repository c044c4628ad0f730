import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useEvent, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { RecordKind } from '../../../contract/kinds';
import type { CatalogueRecord } from '../../../providers/types';
import { useServices } from '../../services';
import { type ChangedMeanwhile, changedMeanwhile } from '../failure';
import { useFailureAlert } from '../useFailureAlert';
import { saveButtonOf } from '../useHeldFocus';
import { CameIn, type News } from './CameIn';
import { type Conflict, MergeDialog } from './MergeDialog';
import { mergeThree, type Part, partsOf, type Values, valuesOf } from './threeWay';

/** A record that others may change while it is edited. */
export interface Shared {
  kind: RecordKind;
  /** The record as it is known by now, whoever told of it; undefined where the page was left. */
  latest: () => Values | undefined;
  /** Somebody else changed it into this. */
  take: (record: CatalogueRecord) => void;
}

export interface MergingHandle {
  /**
   * Sends what the form holds, merged with what others saved meanwhile, as often as somebody else is first.
   * @throws Undecided where both changed the same: the person is asked
   */
  save: (values: Values, send: (values: Values) => Promise<void>) => Promise<void>;
}

/** Nothing was sent: the person has to choose first. */
class Undecided extends Error {}

/** So many times somebody else may be first before the person hears of it. */
const MOST_ROUNDS = 5;

const nameOf = ({ name }: Part) => name;

/** What shows beside the form's text, and changes by buttons of its own. */
const STATES = ['isPublished', 'isActive'] as const;

interface MergingProps {
  ref: Ref<MergingHandle>;
  shared: Shared;
  /** The names of the form's fields. */
  names: readonly string[];
  /** What filled the form. */
  record: Values | undefined;
  isWriting: boolean;
  /** Saves what the form holds then. */
  save: (values: Values) => Promise<void>;
}

/** Makes one of the three versions of a record: as it was opened, as others left it, and as it stands in this form. */
export const Merging = ({ ref, shared, names, record, isWriting, save }: MergingProps) => {
  const { kind, latest, take } = shared;
  const { getValues, reset, handleSubmit } = useFormContext();
  const { session } = useServices();
  const translate = useTranslate();
  const alertFailure = useFailureAlert();
  const known = useRecordContext();
  const parts = partsOf(kind, names);
  /** What the text of the form goes back to; of a part that is not decided yet, as it was before either changed it. */
  const base = useRef<Values>(record ?? {});
  const isThere = useRef(true);
  /** The save that is coming ends one that was asked about: what was told stands. */
  const isSettling = useRef(false);
  /** Who is known to have made a version. */
  const maker = useRef<{ version: unknown; who: string }>(undefined);
  const place = useRef<HTMLElement>(null);
  const [news, setNews] = useState<News | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const someone = translate('catalogue.merge.someone');
  const whoMade = ({ version }: Values) => (maker.current?.version === version && maker.current?.who) || someone;
  const whoOf = ({ record: { version }, by }: ChangedMeanwhile): string => {
    const before = latest()?.version;
    const isOne = typeof before !== 'number' || typeof version !== 'number' || version - before <= 1;
    if (!isOne) return translate('catalogue.merge.several');
    if (by && by._id === session.user()?._id) return translate('catalogue.merge.you');
    return by?.fullName || someone;
  };

  /** The form goes on from their version, and keeps these values of its own. */
  const goOnFrom = (theirs: Values, values: Values, undecided: readonly Part[] = []) => {
    base.current = { ...theirs, ...valuesOf(undecided, base.current) };
    const blank = Object.fromEntries(names.map((name) => [name, null]));
    // Two steps that are drawn as one: what the form counts as unchanged, then what stands in it.
    reset({ ...blank, ...base.current });
    reset({ ...getValues(), ...values }, { keepDefaultValues: true });
  };
  const tell = (theirs: Values, taken: readonly string[]) => {
    if (taken.length === 0) return;
    const who = whoMade(theirs);
    setNews((before) => ({ who, fields: [...new Set([...(before?.fields ?? []), ...taken])] }));
  };

  const saveMerged = useEvent(async (values: Values, send: (values: Values) => Promise<void>) => {
    let mine = values;
    if (!isSettling.current) setNews(null);
    isSettling.current = false;
    for (let round = 1; ; round += 1) {
      const theirs = latest() ?? base.current;
      const { taken, conflicts, values: merged } = mergeThree(parts, base.current, theirs, mine);
      const before = base.current;
      if (theirs.version !== before.version || taken.length + conflicts.length > 0) goOnFrom(theirs, merged, conflicts);
      tell(theirs, taken.map(nameOf));
      mine = { ...mine, ...merged };
      if (conflicts.length > 0) {
        setConflict({ conflicts, base: before, theirs, mine, who: whoMade(theirs) });
        throw new Undecided();
      }
      try {
        return await send(mine);
      } catch (failure) {
        const changed = changedMeanwhile(failure);
        if (!changed) throw failure;
        const isLast = round === MOST_ROUNDS || !isThere.current;
        const reason = isLast && isThere.current ? new Error('catalogue.merge.restless') : failure;
        if (isLast) alertFailure(reason);
        if (isLast) throw reason;
        maker.current = { version: changed.record.version, who: whoOf(changed) };
        const states = STATES.filter((state) => latest()?.[state] !== changed.record[state]);
        take(changed.record);
        tell(changed.record, states);
      }
    }
  });
  useImperativeHandle(ref, () => ({ save: saveMerged }), [saveMerged]);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => {
    base.current = record ?? {};
  }, [record]);
  /** What a button beside the form brought: the text that nobody touched follows, all else waits for the save. */
  const follow = useEvent((now: Values) => {
    const { taken, conflicts, values } = mergeThree(parts, base.current, now, getValues());
    if (taken.length === 0) return;
    goOnFrom(now, values, conflicts);
    tell(now, taken.map(nameOf));
  });
  useEffect(() => {
    if (known) follow(known);
  }, [known, follow]);
  // Not before the form is free again: the focus comes back to it first, and from the dialog to the same place.
  useEffect(() => {
    if (conflict && !isWriting) setIsAsking(true);
  }, [conflict, isWriting]);

  const goOn = (chosen?: Values) => {
    setConflict(null);
    if (!conflict || !chosen) return;
    // Where the focus was may come anew.
    saveButtonOf(place.current)?.focus();
    goOnFrom(conflict.theirs, { ...valuesOf(parts, getValues()), ...chosen });
    isSettling.current = true;
    handleSubmit(save)();
  };
  return (
    <>
      <CameIn ref={place} kind={kind} news={news} onSeen={() => setNews(null)} />
      {conflict && (
        <MergeDialog kind={kind} isOpen={isAsking} conflict={conflict} onClose={() => setIsAsking(false)} onLeft={goOn} />
      )}
    </>
  );
};
