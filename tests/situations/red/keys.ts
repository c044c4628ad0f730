import type { Red } from './red';

const GUEST_FORMS = ['sign-in', 'a forgotten password', 'a password from a mail'];

/** What those meet who use keys or a screen reader. */
export const RED_BY_KEYS: readonly Red[] = [
  {
    finding: 'A2',
    fault: 'Where a pressed button is put out of use or goes, the focus falls to the page.',
    situations: [
      ...GUEST_FORMS.map((form) => `${form} × keys: keeps the focus in the page when it is answered`),
      'the frame × keys: gives the focus back when an alert is closed',
      'the list of songs × keys: keeps the focus among the pages at the last and at the first',
    ],
  },
  {
    finding: 'A17',
    fault:
      'Heading and title of an edit page lack the name of the record; the account button is only a name, and its menu has none.',
    situations: [
      'a channel × keys: names the record in the heading and in the title of the tab',
      'a user × keys: names the record in the heading and in the title of the tab',
      'the frame × keys: names the account menu and the button that opens it',
    ],
  },
  {
    finding: 'A23',
    fault: 'The rule for passwords is told only when one is refused; in forced colours an alert has no border.',
    situations: [
      'a password from a mail × keys: tells what a password needs before it is refused',
      'the frame × every look: frames an alert, in forced colours',
    ],
  },
  {
    finding: 'A4',
    fault: 'After signing in the focus is on the page, after a choice in the menu on the link: nothing tells of the new page.',
    situations: [
      'the frame × keys: has the focus on the heading of the first page after signing in',
      'the frame × keys: has the focus on the heading of a page that was chosen in the menu',
    ],
  },
  {
    finding: 'A19',
    fault: 'The button that closes an alert is read out as a part of it.',
    situations: ['the frame × keys: has no button inside what is read aloud as an alert'],
  },
  {
    finding: 'A16',
    fault: 'The main menu of small screens has nothing that closes it.',
    situations: ['the frame × keys: begins its main menu on small screens with what closes it'],
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
    finding: 'A13',
    fault:
      'A question before a delete or a leave is a plain dialog without a description, with the focus on the dangerous button.',
    situations: ['deleting a record', 'leaving a form'].map(
      (dialog) => `${dialog} × keys: reads its question out, and does nothing by Enter alone`,
    ),
  },
  {
    finding: 'A1',
    fault: 'The alert of a refused delete comes while the page is still hidden from screen readers.',
    situations: ['deleting a record × keys: tells a refusal when it can be heard'],
  },
  {
    finding: 'A10',
    fault: 'The button that opens a picker does not name its field.',
    situations: ['the artist of a song', 'the target of an announcement'].map(
      (picker) => `${picker} × keys: names its field by each of its buttons`,
    ),
  },
];
