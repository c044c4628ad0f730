import { titleOf } from '../table';
import type { Red } from './red';

const LISTS = ['the list of songs', 'the list of users'] as const;
const PANEL = 'the songs of a playlist';
const FORM_PICKERS = ['the artist of a song', 'the target of an announcement'] as const;
const PICKERS = [...FORM_PICKERS, 'a song for a playlist'] as const;

export const RED_IN_LISTS: readonly Red[] = [
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
    situations: [
      ...PICKERS.map((picker) =>
        titleOf(picker, 'input method', 'neither looks for a text nor saves the form before the text is finished'),
      ),
    ],
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
    situations: [titleOf('the artist of a song', 'existing catalogue', 'calls nothing deleted of which it knows the id alone')],
  },
  {
    finding: 'R10',
    fault: 'A song that was removed or added elsewhere stays, or stays away, after the refusal that tells of it',
    situations: ['removed', 'added'].map((what) =>
      titleOf(PANEL, 'two people', `shows what is there once a song was ${what} elsewhere first`),
    ),
  },
  {
    finding: 'new',
    fault:
      'A song whose removal went through while its answer was lost stays, and pressing Remove again says that it is not there',
    situations: [titleOf(PANEL, 'lost line', 'shows what is there once the answer to a removal was lost')],
  },
  {
    finding: 'U4',
    fault: 'A song of the playlist that is not loaded yet is sent to the server, which has to refuse it',
    situations: [titleOf(PANEL, 'slow line', 'refuses a song that it has on a page not loaded yet, without asking')],
  },
  {
    finding: 'D5',
    fault: 'Songs that do not come are told of in the panel alone, not in an alert',
    situations: (['lost line', 'refused'] as const).map((fixture) =>
      titleOf(PANEL, fixture, 'tells once, in an alert too, why more songs did not come, and has them at the next try'),
    ),
  },
  {
    finding: 'B17',
    fault: 'A song that lands on another page of the panel is not shown',
    situations: [titleOf(PANEL, 'used again', 'goes to the page of a song that was added')],
  },
  {
    finding: 'R22',
    fault: 'A picker goes on to show a text that was typed and not chosen after the form was saved by a key',
    situations: FORM_PICKERS.map((picker) =>
      titleOf(picker, 'keys', 'falls back to what is saved when the form is saved by a key behind an unfinished text'),
    ),
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
  {
    finding: 'O12',
    fault: 'What another server names by a number is not there: pickers of edit pages are empty, suggestions are dropped',
    situations: PICKERS.map((picker) => titleOf(picker, 'existing catalogue', 'works with references whose ids are numbers')),
  },
];
