/** What can be otherwise than on the day a feature was built: the columns of the table, each a fixture of tests/world. */
export const FIXTURES = [
  ...['two people', 'meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'input method', 'used again'],
  ...['hostile texts', 'long texts', 'hostile files', 'existing catalogue', 'every width', 'every look', 'translated page'],
  ...['other languages', 'blocked storage', 'old tab', 'second origin', 'built server', 'full disk', 'other parts away'],
  ...['kill', 'clock'],
] as const;
export type Fixture = (typeof FIXTURES)[number];

/** What features are made of, and which fixtures fit it: a feature is run through each of these. */
export const MECHANISMS = {
  form: [
    ...['two people', 'meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'input method', 'used again'],
    ...['clock', 'every width', 'every look', 'translated page'],
  ],
  'guest form': ['slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'used again', 'blocked storage', 'every width'],
  list: [
    ...['two people', 'meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'input method', 'used again'],
    ...['hostile texts', 'existing catalogue', 'every width', 'every look', 'translated page', 'other languages'],
    'second origin',
  ],
  panel: ['two people', 'meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'used again', 'every width'],
  toggle: [
    ...['two people', 'meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'used again'],
    ...['translated page'],
  ],
  dialog: ['meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'clock', 'every width'],
  drawer: [
    ...['two people', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'every width', 'every look'],
    'translated page',
  ],
  warning: ['keys', 'impatient hands', 'clock', 'every width'],
  picker: [
    ...['meanwhile', 'slow line', 'lost line', 'refused', 'keys', 'input method', 'used again', 'hostile texts'],
    ...['existing catalogue'],
  ],
  'import page': [
    ...['meanwhile', 'slow line', 'lost line', 'refused', 'impatient hands', 'keys', 'used again', 'hostile texts', 'clock'],
    ...['blocked storage', 'every width', 'every look', 'translated page'],
  ],
  'import command': [
    ...['meanwhile', 'lost line', 'refused', 'used again', 'hostile texts', 'hostile files', 'existing catalogue', 'full disk'],
    'kill',
  ],
  'file field': [
    ...['slow line', 'lost line', 'impatient hands', 'hostile files', 'keys', 'used again', 'translated page', 'every width'],
    'second origin',
  ],
  editor: ['slow line', 'keys', 'input method', 'used again', 'hostile texts', 'every width', 'every look'],
  frame: [
    ...['lost line', 'keys', 'every width', 'every look', 'translated page', 'other languages', 'blocked storage', 'old tab'],
    ...['second origin'],
  ],
  call: ['hostile texts', 'long texts', 'built server', 'full disk', 'other parts away', 'kill', 'clock'],
  upload: ['meanwhile', 'lost line', 'hostile files', 'built server', 'full disk', 'other parts away', 'kill'],
  store: ['two people', 'full disk', 'kill', 'existing catalogue'],
  mail: ['meanwhile', 'refused', 'hostile texts', 'other parts away', 'kill', 'clock'],
  session: ['meanwhile', 'two people', 'clock'],
} as const satisfies Record<string, readonly Fixture[]>;
export type Mechanism = keyof typeof MECHANISMS;

/** The rows of the table: what a person calls a feature, and what it is made of. */
export const FEATURES = {
  'a new channel': 'form',
  'a new playlist': 'form',
  'a new ad': 'form',
  'a channel': 'form',
  'a user': 'form',
  'a profile': 'form',
  'sign-in': 'guest form',
  'a forgotten password': 'guest form',
  'a password from a mail': 'guest form',
  'the list of songs': 'list',
  'the list of users': 'list',
  'the songs of a playlist': 'panel',
  Publish: 'toggle',
  Activate: 'toggle',
  'deleting a record': 'dialog',
  'the history of a record': 'drawer',
  'what was deleted of late': 'drawer',
  'leaving a form': 'warning',
  'the idle warning': 'warning',
  'the artist of a song': 'picker',
  'the target of an announcement': 'picker',
  'a song for a playlist': 'picker',
  'a picture': 'file field',
  'a sound': 'file field',
  'a folder of music': 'import page',
  'importing by the command': 'import command',
  'a description': 'editor',
  'the frame': 'frame',
  'every call': 'call',
  'an upload': 'upload',
  'the data folder': 'store',
  'a mail': 'mail',
  'a session': 'session',
} as const satisfies Record<string, Mechanism>;
export type Feature = keyof typeof FEATURES;

/** The features of one mechanism. */
export type FeatureOf<M extends Mechanism> = { [F in Feature]: (typeof FEATURES)[F] extends M ? F : never }[Feature];

/** 'a new channel × lost line: keeps what was typed': the title of a situation, from which the table is read again. @param fixture several with commas between them */
export const titleOf = (feature: Feature, fixture: string, fact: string) => `${feature} × ${fixture}: ${fact}`;

/** Feature and fixtures of a title, undefined where it is no situation's. */
export const cellsOf = (title: string): { feature: string; fixtures: string[] } | undefined => {
  const [, feature, fixtures] = /^(?:\[[\d., -]+\] )?(.+?) × ([a-z, ]+): /.exec(title) ?? [];
  return feature === undefined || fixtures === undefined ? undefined : { feature, fixtures: fixtures.split(', ') };
};
