import { GUEST_FORMS, RED_BY_KEYS } from './keys';
import type { Red } from './red';

/** The same facts of a picture and of a sound. */
const ofFiles = (...facts: string[]) => facts.flatMap((fact) => [`a picture × ${fact}`, `a sound × ${fact}`]);

export const RED_IN_BROWSER: readonly Red[] = [
  ...RED_BY_KEYS,
  {
    finding: 'B3',
    fault: 'Beside the sidebar the columns of a list shrink to a few signs a line, and an email breaks in the middle.',
    situations: [
      'the list of songs × every width: can be read and used',
      'the list of users × every width: can be read and used',
      'the list of songs × every look: can be read and used',
      'the list of users × every look: can be read and used',
    ],
  },
  {
    finding: 'B15',
    fault: 'After a create on a phone the first field has the focus out of sight, above the window.',
    situations: ['a new ad × every width: begins again at its first field, in view, on a phone'],
  },
  {
    finding: 'B14',
    fault: 'With more rows a page the window stands at their end, and stays there on the next page.',
    situations: ['the list of songs × every width: shows its first row whenever it shows other rows'],
  },
  {
    finding: 'B8',
    fault: 'On a phone the offer of what was typed stands in a narrow column beside its buttons.',
    situations: ['the frame × every width: offers what was typed before a logout in lines that can be read'],
  },
  {
    finding: 'N14',
    fault: 'In forced colours what is current looks like all others.',
    situations: [
      'the frame × every look: tells the page one is on from the others, in forced colours',
      'the list of songs × every look: tells the number of its page from the others, in forced colours',
    ],
  },
  {
    finding: 'A20',
    fault: 'Where a reader spaces the text, the label Rows per page is cut.',
    situations: ['the list of users × every look: shows its labels whole when a reader spaces the text'],
  },
  {
    finding: 'N20',
    fault: 'A PUBLIC_URL with a path is taken, and scripts and calls then go to the root.',
    situations: ['the frame × second origin: works under a path, or is not started there'],
  },
  {
    finding: 'F7',
    fault: 'Cancelled after all was sent, it says that nothing was saved, and the record is there.',
    situations: ofFiles('slow line: tells what became of a file that was sent whole before it was cancelled'),
  },
  {
    finding: 'B13, N01',
    fault: 'On a translated page a button keeps the words it had when its meaning changes.',
    situations: ['Publish × translated page: says what it does next', 'Activate × translated page: says what it does next'],
  },
  {
    finding: 'B7',
    fault: 'A page that can’t be loaded for want of a connection or server is called broken, or gives way to the browser’s own.',
    situations: [
      'the frame × lost line: says that there is no connection where a page can’t be loaded, and opens it when there is one',
      'the frame × lost line: stays in the browser while the server is away',
    ],
  },
  {
    finding: 'A15',
    fault: 'Dates are in the language of the browser inside a page that says it is English.',
    situations: ['the list of songs × other languages: says in which language its dates are'],
  },
  {
    finding: 'R16',
    fault: 'Where the storages throw, the page is white.',
    situations: [
      ...GUEST_FORMS.map((form) => `${form} × blocked storage: is there where the browser keeps nothing`),
      'the frame × blocked storage: works until the page is left where the browser keeps nothing',
    ],
  },
  {
    finding: 'R21',
    fault: 'A tab that heard nothing of another sign-in sends what was typed with the other’s token.',
    situations: ['the frame × blocked storage: sends nothing in the name of somebody who signed in elsewhere'],
  },
];
