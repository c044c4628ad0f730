import type { Red } from './red';

const ADDING = ['a new channel', 'a new playlist', 'a new ad'];

/** One situation of several features. */
const of = (features: readonly string[], ...situations: readonly string[]) =>
  features.flatMap((feature) => situations.map((situation) => `${feature} × ${situation}`));

export const RED_IN_FORMS: readonly Red[] = [
  {
    finding: 'F7',
    fault:
      'An answer that was lost after the server wrote makes the next try a second record, or a link that is said to be dead.',
    situations: [
      ...of(ADDING, 'lost line: is there once, when the answer was lost and it is sent again'),
      ...of(['a password from a mail'], 'lost line: ends well also when the answer was lost and it is sent again'),
    ],
  },
  {
    finding: 'B13, N01',
    fault: 'On a translated page a button keeps its first word: Publish, Deactivate, Replace; pressing it does the opposite.',
    situations: [
      ...of(
        ['a new channel', 'a new ad', 'a channel'],
        'translated page: says the same as on a plain page, whatever becomes of it',
      ),
    ],
  },
  {
    finding: 'R7, F2',
    fault:
      'A save sends every field as the page last knew it, and takes back what somebody else changed meanwhile, the deactivation of a user too.',
    situations: [
      ...of(['a channel', 'a user', 'a profile'], 'two people: takes nothing back that somebody else changed in another field'),
      ...of(['a user'], 'two people: stays out of action, when somebody put them there meanwhile'),
    ],
  },
  {
    finding: 'C11, A13',
    fault: 'The focus is on the button that does the harm, so that one Enter too many, or held down, deletes or leaves.',
    situations: [...of(['deleting a record', 'leaving a form'], 'keys: begins at the button that does no harm')],
  },
  {
    finding: 'U1',
    fault: 'A sign-in or a new password that fails is told on the page alone, in no alert.',
    situations: of(
      ['sign-in', 'a password from a mail'],
      'lost line: says so in an alert, keeps what was put in, and works at the next try',
      ...[429, 500].map((status) => `refused: tells of an answer of ${status} in an alert, where it is to be told`),
    ),
  },
];
