import { titleOf } from '../table';
import type { Red } from './red';

const LISTS = ['the list of songs', 'the list of users'] as const;
const GAPS = [0, 120, 400];

export const RED_IN_LISTS: readonly Red[] = [
  {
    finding: 'R8',
    fault:
      'What others delete moves the rows of the next server page up: as many living ones are missing, and the dead ones are shown',
    situations: LISTS.flatMap((list) => [
      titleOf(list, 'two people', 'shows all that is left when others delete while one walks'),
      titleOf(list, 'meanwhile', 'shows what is there once a deletion by others comes between two of its pages'),
    ]),
  },
  {
    finding: 'R19',
    fault: 'The menu keeps the Users of somebody who is no admin any more',
    situations: [
      titleOf('the list of users', 'meanwhile', 'leaves the menu with the first refusal once the role is taken, told once'),
    ],
  },
  {
    finding: 'B22',
    fault: 'The second click on the delete icon hits what lies around the question, which closes it',
    situations: LISTS.flatMap((list) =>
      GAPS.map((gap) =>
        titleOf(list, 'impatient hands', `asks before it deletes by two clicks ${gap} ms apart, and goes on asking`),
      ),
    ),
  },
  {
    finding: 'R17, C11',
    fault:
      'Enter held on the delete icon asks and answers: the question opens with the focus on Delete, and the next repeat presses it',
    situations: LISTS.map((list) => titleOf(list, 'keys', 'deletes nothing by one press of Enter, however long it is held')),
  },
  {
    finding: 'R11',
    fault: 'The search box searches for a text that an input method is still composing',
    situations: LISTS.map((list) => titleOf(list, 'input method', 'searches for a text once it is finished')),
  },
];
