import type { Red } from './red';

export const FORMS = ['a new channel', 'a new playlist', 'a new ad', 'a channel', 'a user', 'a profile'];
export const GUEST_FORMS = ['sign-in', 'a forgotten password', 'a password from a mail'];

/** What those meet who use keys or a screen reader. */
export const RED_BY_KEYS: readonly Red[] = [
  {
    finding: 'A7',
    fault: 'No field says that it is required.',
    situations: FORMS.map((form) => `${form} × keys: tells which fields are required before one is missing`),
  },
  {
    finding: 'A2',
    fault: 'Where a pressed button is put out of use or goes, the focus falls to the page.',
    situations: ['the list of songs × keys: keeps the focus among the pages at the last and at the first'],
  },
  {
    finding: 'B19',
    fault: 'Back from elsewhere does not lead to the record one had open, but to its list.',
    situations: ['the frame × keys: leads by Back to the record one had open'],
  },
  {
    finding: 'A6',
    fault: 'No cell of a row is its header.',
    situations: [
      'the list of songs × keys: names each row by its record',
      'the list of users × keys: names each row by its record',
    ],
  },
  {
    finding: 'N15',
    fault: 'The key / moves the focus, and can’t be switched off.',
    situations: ['the list of songs × keys: lets the key / be switched off'],
  },
  {
    finding: 'A11',
    fault: 'Words that are dictated do not count as activity.',
    situations: ['the idle warning × keys: does not come while somebody dictates'],
  },
  {
    finding: 'A10',
    fault: 'The button that opens a picker does not name its field.',
    situations: ['the artist of a song', 'the target of an announcement'].map(
      (picker) => `${picker} × keys: names its field by each of its buttons`,
    ),
  },
];
