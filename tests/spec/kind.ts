import type { ListingName, LookupName, ResourceName } from '../../src/contract/kinds';

/** A text field of a form. */
export interface TextField {
  label: string;
  /** Its name in the record and on the wire. */
  name: string;
  /** Something a person could type. */
  sample: string;
}

/** A file field of a form: its name in the record, and the one it is sent under. */
export interface FileField {
  label: string;
  name: string;
  wire: string;
}

/** A dropdown of a form, its options as they are shown, the first being shown at first. */
export interface ChoiceField {
  label: string;
  options: readonly string[];
}

/** A type-ahead of a form: the kind it looks up, and what it says when nothing was found. */
export interface PickerField {
  label: string;
  name: string;
  lookup: LookupName;
  noMatch: string;
}

/** What the specification says of one kind of record, typed from it by hand: the tests' own knowledge, taken from nothing the console reads. */
export interface Kind {
  name: ResourceName;
  /** Title of the list, and of one record as messages and buttons say it. */
  plural: string;
  noun: string;
  /** Spec 2, 'Layout': what the sidebar calls it. */
  menu: string;
  routes: { list: string; add: string; edit: string; view: string };
  /** Spec 2, 'Columns', after 'No.'. */
  columns: readonly string[];
  /** Spec 2, 'Empty messages'. */
  empty: string;
  /** Spec 8, 'Success alerts'. Without `deleted` a delete says nothing. */
  created: string;
  updated: string;
  deleted?: string;
  /** Spec 2, 'Create and edit forms': labels of all fields. */
  form: readonly string[];
  /** Spec 2: the buttons of the add page. */
  createButtons: readonly string[];
  /** The fields of the form by what they are. The first of the texts names the record. */
  texts: readonly [TextField, ...TextField[]];
  pictures: readonly FileField[];
  sounds: readonly FileField[];
  pickers: readonly PickerField[];
  choices: readonly ChoiceField[];
  /** Spec 5: labels of the fields that must be there; of each group one is enough. */
  required: { create: readonly (readonly string[])[]; update: readonly (readonly string[])[] };
  /** Spec 3: the fields of the record, beside _id. */
  record: readonly string[];
  /** Spec 7: paths below /api/v1 of lists and searches, the search's term, and the path under which records are written. */
  calls: { list: string; search: string; searchTerm: string; write: string };
  /** Spec 8: a failed create shows no alert, a failed search nothing at all. */
  quiet: { create: boolean; search: boolean };
}

/** A kind of spec 7, 'Listings'. */
export type ListingKind = Kind & { name: ListingName };

/** A picture or sound field; `wire` where it is sent under another name. */
export const file = (label: string, name: string, wire = name): FileField => ({ label, name, wire });

/** What the specification says of all kinds alike, the odd ones aside. */
export const alike = <Name extends ResourceName>(name: Name, noun: string) => {
  const [plural, one] = [`${noun}s`, noun.toLowerCase()];
  return {
    ...{ name, noun, plural, menu: plural },
    routes: { list: `/${name}`, add: `/${name}/add-${one}`, edit: `/${name}/edit-${one}`, view: `/${name}/view-${one}` },
    empty: `No ${plural} Found.`,
    created: `${noun} successfully created.`,
    updated: `${noun} successfully updated.`,
    createButtons: ['Save', 'Publish'],
    ...{ sounds: [], pickers: [], choices: [] },
    quiet: { create: false, search: false },
  };
};

/** The record's own name in the field that names it. */
export const named = (label: string, name: string): TextField => ({ label, name, sample: 'Typed with care' });
