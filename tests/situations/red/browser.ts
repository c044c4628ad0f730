import type { Red } from './red';

export const RED_IN_BROWSER: readonly Red[] = [
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
    finding: 'B8',
    fault: 'On a phone the offer of what was typed stands in a narrow column beside its buttons.',
    situations: ['the frame × every width: offers what was typed before a logout in lines that can be read'],
  },
  {
    finding: 'B12',
    fault: 'The text fields of forms have no direction of their own.',
    situations: ['a new channel', 'a new playlist', 'a new ad', 'a channel', 'a user', 'a profile'].map(
      (form) => `${form} × every look: shows a name that is written from right to left in its own direction`,
    ),
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
    finding: 'B6',
    fault: 'The browser draws a cross of its own beside ours in the search box.',
    situations: ['the list of songs × every look: has one button that clears the search'],
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
];
