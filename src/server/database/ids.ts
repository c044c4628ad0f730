import { v7 } from 'uuid';

/** A new record's id: a UUID v7, which grows with time, so that newest first is an order that never ties. */
export const newId = (): string => v7();
