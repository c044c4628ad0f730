import { RED_BY_KEYS } from './keys';
import type { Red } from './red';

/** The same facts of a picture and of a sound. */
const ofFiles = (...facts: string[]) => facts.flatMap((fact) => [`a picture × ${fact}`, `a sound × ${fact}`]);

export const RED_IN_BROWSER: readonly Red[] = [
  ...RED_BY_KEYS,
  {
    finding: 'A3',
    fault: 'A field that had the focus before the window became low lies outside of it.',
    situations: ['a user × every width: shows what has the focus in the lowest window'],
  },
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
    finding: 'B14',
    fault: 'With more rows a page the window stands at their end, and stays there on the next page.',
    situations: ['the list of songs × every width: shows its first row whenever it shows other rows'],
  },
  {
    finding: 'B10',
    fault: 'The preview of an upright picture is taller than its frame, which cuts it.',
    situations: ['a picture × every width: shows the whole of an upright picture'],
  },
  {
    finding: 'N14',
    fault: 'In forced colours Save has no border, and what is on or current looks like all others.',
    situations: [
      'a new channel × every look: tells Save from what is no button, in forced colours',
      'a description × every look: tells pressed tools from the others, in forced colours',
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
    finding: 'D2',
    fault: 'The console asks its own origin for pictures and sounds that are stored at that of the API.',
    situations: [
      'the list of songs × second origin: shows the pictures that are at another origin',
      'a picture × second origin: shows what is stored at another origin',
      'a sound × second origin: plays what is stored at another origin',
    ],
  },
  {
    finding: 'N20',
    fault: 'A PUBLIC_URL with a path is taken, and scripts and calls then go to the root.',
    situations: ['the frame × second origin: works under a path, or is not started there'],
  },
  {
    finding: 'N11',
    fault: 'A file that changed on the disk after it was chosen gives a network error at every try.',
    situations: ofFiles('hostile files: says that a file was changed after it was chosen'),
  },
  {
    finding: 'B18',
    fault: 'A picker says nothing of a file that is too large, nor of a picture that the browser can’t show.',
    situations: [
      ...ofFiles('hostile files: says that a file is too large before it is sent'),
      'a picture × hostile files: says at once that it can’t be shown',
    ],
  },
  {
    finding: 'B11',
    fault: 'After Remove the focus is on the page and not on the button to choose another file.',
    situations: ofFiles('keys: has the focus where a file is chosen after one was removed'),
  },
  {
    finding: 'A8',
    fault: 'Each picker has a second, invisible button, and the one to be seen does not name its field.',
    situations: ofFiles('keys: has one button to choose by, which says for which field'),
  },
  {
    finding: 'B13, N01',
    fault: 'On a translated page a button keeps the words it had when its meaning changes.',
    situations: ['a picture × translated page: says what its buttons do before and after a file is chosen'],
  },
  {
    finding: 'A21',
    fault: 'A tool that is pressed by a key throws the focus into the text.',
    situations: ['a description × keys: keeps the focus on a tool that was pressed by a key'],
  },
  {
    finding: 'R13',
    fault: 'An emptied address is refused in place of taking the link away; so are addresses with spaces and brackets in them.',
    situations: [
      'a description × keys: takes a link away when its address is emptied, and keeps the words',
      'a description × keys: takes tel:+1 (234) 567 for the address of a link',
      'a description × keys: takes mailto:staff@example.org?subject=hi there for the address of a link',
    ],
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
];
