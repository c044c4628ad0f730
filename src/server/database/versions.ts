/** A row that counts its changes. */
interface Versioned {
  version: number;
}

type Stamp = { version: number; updatedAt: string };

/**
 * What a change writes into a row beside its own columns: the next version and the moment. Nothing where each column holds already what it
 * would get: nobody's work is out of date by a save that saves nothing.
 */
export const stampOf = (
  before: Readonly<Record<string, unknown>> & Versioned,
  changes: Readonly<Record<string, unknown>>,
  now: Date,
): Stamp | Record<string, never> =>
  Object.entries(changes).some(([column, value]) => before[column] !== value) ? nextStamp(before, now) : {};

/** The same for a change of which the row's own columns tell nothing. */
export const nextStamp = ({ version }: Versioned, now: Date): Stamp => ({ version: version + 1, updatedAt: now.toISOString() });
