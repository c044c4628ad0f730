import type { ImportedKind } from './catalogue';

/** What an import notes, so that the next one goes on where it was. */
export type JournalEntry =
  /** A run begins. What it sends it sends under keys made of this id: sent again by the run that goes on, nothing is made twice. */
  | { step: 'begin'; run: string }
  /** A record was created. */
  | { step: 'made'; kind: ImportedKind; key: string; id: string }
  /** The run came to its end: what is sent later is meant anew. */
  | { step: 'end' };

/** Where entries are kept: a file, a browser's storage. `append` resolves once the entry is safe. */
export interface Journal {
  read(): Promise<JournalEntry[]>;
  append(entry: JournalEntry): Promise<void>;
}

/** Of what an import before has left: its run where it did not come to its end, and its songs by the SHA-256 of their files. */
export const historyOf = (entries: readonly JournalEntry[]): { run?: string; made: Map<string, string> } => {
  const made = new Map<string, string>();
  let run: string | undefined;
  for (const entry of entries) {
    if (entry.step === 'begin') run = entry.run;
    else if (entry.step === 'end') run = undefined;
    else if (entry.kind === 'songs') made.set(entry.key, entry.id);
  }
  return { made, ...(run === undefined ? {} : { run }) };
};
