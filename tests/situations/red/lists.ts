import { titleOf } from '../table';
import type { Red } from './red';

const LISTS = ['the list of songs', 'the list of users'] as const;
const PANEL = 'the songs of a playlist';
const FORM_PICKERS = ['the artist of a song', 'the target of an announcement'] as const;
const PICKERS = [...FORM_PICKERS, 'a song for a playlist'] as const;

export const RED_IN_LISTS: readonly Red[] = [
  {
    finding: 'R8',
    fault:
      'What others delete moves the rows of the next server page up: as many living ones are missing, and the dead ones are shown',
    situations: [
      ...LISTS.flatMap((list) => [
        titleOf(list, 'two people', 'shows all that is left when others delete while one walks'),
        titleOf(list, 'meanwhile', 'shows what is there once a deletion by others comes between two of its pages'),
      ]),
      titleOf(PANEL, 'two people', 'shows all that is left when others remove while one walks'),
      titleOf(PANEL, 'two people', 'shows all there is when others move a song to the end while one walks'),
    ],
  },
  {
    finding: 'R19',
    fault: 'The menu keeps the Users of somebody who is no admin any more',
    situations: [
      titleOf('the list of users', 'meanwhile', 'leaves the menu with the first refusal once the role is taken, told once'),
    ],
  },
  {
    finding: 'R11',
    fault: 'A text that an input method is still composing is searched for, and the form is saved in the middle of it',
    situations: [...LISTS.map((list) => titleOf(list, 'input method', 'searches for a text once it is finished'))],
  },
  {
    finding: 'N03',
    fault: 'The signs of print and those of the keyboard do not find each other',
    situations: LISTS.flatMap((list) =>
      ['apostrophes', 'quotes', 'dashes'].map((family) => titleOf(list, 'hostile texts', `finds all ${family} by any of them`)),
    ).concat(
      PICKERS.map((picker) =>
        titleOf(picker, 'hostile texts', 'finds what was written with the signs of print by those of the keyboard'),
      ),
    ),
  },
  {
    finding: 'N04',
    fault: 'Several words are searched as one phrase of one text',
    situations: [
      ...LISTS.map((list) => titleOf(list, 'hostile texts', 'finds all words of a record in any order')),
      ...PICKERS.map((picker) => titleOf(picker, 'hostile texts', 'finds all words in any order')),
    ],
  },
  {
    finding: 'N05, R23',
    fault: 'Vowel signs and other marks that are letters of their script are dropped: different words are one and the same',
    situations: LISTS.flatMap((list) =>
      ['Devanagari', 'Thai', 'kana']
        .map((script) => titleOf(list, 'hostile texts', `tells words of ${script} apart by their marks`))
        .concat(
          PICKERS.map((picker) =>
            titleOf(picker, 'hostile texts', 'tells words apart by the marks that are letters of their script'),
          ),
        ),
    ),
  },
  {
    finding: 'U6',
    fault: 'A reference of which only the id is known is called deleted',
    situations: [
      titleOf('the list of songs', 'existing catalogue', 'says of nothing that it was deleted when only its id is known'),
    ],
  },
  {
    finding: 'R12',
    fault: 'A name is stored in the spelling in which it came: one name is two',
    situations: PICKERS.map((picker) =>
      titleOf(picker, 'hostile texts', 'has one spelling for a name, whichever it was typed in'),
    ),
  },
  {
    finding: 'F9',
    fault: 'A title that looks like markup counts as empty',
    situations: FORM_PICKERS.map((picker) =>
      titleOf(picker, 'hostile texts', 'takes what looks like markup, and goes with a title that does'),
    ),
  },
];
