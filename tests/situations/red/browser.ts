import { FORMS, GUEST_FORMS, RED_BY_KEYS } from './keys';
import type { Red } from './red';

/** The same facts of a picture and of a sound. */
const ofFiles = (...facts: string[]) => facts.flatMap((fact) => [`a picture × ${fact}`, `a sound × ${fact}`]);

export const RED_IN_BROWSER: readonly Red[] = [
  ...RED_BY_KEYS,
  {
    finding: 'A3',
    fault: 'In a low window the field with the focus lies under the save bar or the header.',
    situations: [
      'a new ad × every width: shows what has the focus in the lowest window',
      'a user × every width: shows what has the focus in the lowest window',
    ],
  },
  {
    finding: 'B15',
    fault: 'After a create on a phone the first field has the focus out of sight, above the window.',
    situations: ['a new ad × every width: begins again at its first field, in view, on a phone'],
  },
  {
    finding: 'B10',
    fault: 'The preview of an upright picture is taller than its frame, which cuts it.',
    situations: ['a picture × every width: shows the whole of an upright picture'],
  },
  {
    finding: 'B8',
    fault: 'On a phone the offer of what was typed stands in a narrow column beside its buttons.',
    situations: ['the frame × every width: offers what was typed before a logout in lines that can be read'],
  },
  {
    finding: 'B12',
    fault: 'The text fields of forms have no direction of their own.',
    situations: FORMS.map((form) => `${form} × every look: shows a name that is written from right to left in its own direction`),
  },
  {
    finding: 'N14',
    fault: 'In forced colours Save has no border, and what is on or current looks like all others.',
    situations: [
      'a new channel × every look: tells Save from what is no button, in forced colours',
      'a description × every look: tells pressed tools from the others, in forced colours',
      'the frame × every look: tells the page one is on from the others, in forced colours',
    ],
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
    finding: 'F7',
    fault: 'Cancelled after all was sent, it says that nothing was saved, and the record is there.',
    situations: ofFiles('slow line: tells what became of a file that was sent whole before it was cancelled'),
  },
  {
    finding: 'A18, A2',
    fault: 'An upload says nothing to screen readers, and the pressed button loses the focus to the page.',
    situations: ofFiles('slow line: tells screen readers how far it is, with the focus on what stops it'),
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
    situations: [
      'a picture × translated page: says what its buttons do before and after a file is chosen',
      'Publish × translated page: says what it does next',
      'Activate × translated page: says what it does next',
    ],
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
    finding: 'R11',
    fault: 'Ctrl+S saves a word that an input method has not committed.',
    situations: ['a description × input method: is not saved in the middle of a word that is composed'],
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
