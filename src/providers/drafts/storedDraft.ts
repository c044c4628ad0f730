import { isChosenFile } from '../formData';
import { asText, isObject, toRecord } from '../parse';
import type { ChosenFile, Draft } from '../types';

/** What a draft knows of a chosen file; the bytes lie in a place of their own, by this id. */
export interface FileNote {
  field: string;
  id: string;
  name: string;
  type: string;
  lastModified: number;
  size: number;
  /** Its bytes gave way to those of a newer one. */
  isGone?: boolean;
}

/** A draft as it lies in the browser: its values without the chosen files. */
export interface StoredDraft extends Draft {
  id: string;
  /** Id of whoever typed it. */
  person: string;
  /** The tab that has its form open; null where none has. */
  tab: string | null;
  /** When it was last written, in milliseconds. */
  at: number;
  files: readonly FileNote[];
}

const parseHeld = (value: unknown): Draft['held'] => {
  if (!isObject(value)) return undefined;
  const resource = asText(value.resource);
  const record = toRecord(value.record);
  return resource !== undefined && record ? { resource, record } : undefined;
};

const parseNote = (value: unknown): FileNote[] => {
  if (!isObject(value)) return [];
  const { size, lastModified, isGone } = value;
  const [field, id, name, type] = [value.field, value.id, value.name, value.type].map(asText);
  if (!field || !id || name === undefined || typeof size !== 'number') return [];
  const time = typeof lastModified === 'number' ? lastModified : 0;
  return [{ field, id, name, type: type ?? '', size, lastModified: time, isGone: isGone === true }];
};

/** Undefined for what is no draft, as after a fault of the browser or of another version of the console. */
export const parseDraft = (value: unknown, id: string): StoredDraft | undefined => {
  if (!isObject(value) || !isObject(value.values) || typeof value.at !== 'number') return undefined;
  const [person, path, page] = [value.person, value.path, value.page].map(asText);
  if (!person || !path || !page) return undefined;
  return {
    ...{ id, person, path, page, at: value.at, values: value.values },
    tab: asText(value.tab) ?? null,
    resource: asText(value.resource),
    held: parseHeld(value.held),
    files: Array.isArray(value.files) ? value.files.flatMap(parseNote) : [],
    sent: value.sent === 'saved' || value.sent === 'unknown' ? value.sent : undefined,
    key: asText(value.key),
  };
};

/** The values of a form apart: what is written with every change, and the chosen files, which are written once. */
export const splitValues = (all: Draft['values']) => {
  const values: Record<string, unknown> = {};
  const chosen: [field: string, file: File][] = [];
  for (const [field, value] of Object.entries(all)) {
    if (isChosenFile(value)) chosen.push([field, value.rawFile]);
    else values[field] = value;
  }
  return { values, chosen };
};

/** A kept file as a form has a newly chosen one. */
export const chosenFile = (rawFile: File): ChosenFile => ({
  rawFile,
  src: URL.createObjectURL(rawFile),
  title: rawFile.name,
});
