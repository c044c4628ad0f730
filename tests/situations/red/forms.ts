import type { Red } from './red';

const ADDING = ['a new channel', 'a new playlist', 'a new ad'];
const CATALOGUE = [...ADDING, 'a channel', 'a user'];
const FORMS = [...CATALOGUE, 'a profile'];
const GUEST = ['sign-in', 'a forgotten password', 'a password from a mail'];

/** One situation of several features. */
const of = (features: readonly string[], ...situations: readonly string[]) =>
  features.flatMap((feature) => situations.map((situation) => `${feature} × ${situation}`));

export const RED_IN_FORMS: readonly Red[] = [
  {
    finding: 'B2, R2',
    fault: 'What is typed while a save is on its way is gone with the answer, and nothing counts as unsaved.',
    situations: of(['a profile'], 'slow line: keeps what is typed while it is sent, as unsaved'),
  },
  {
    finding: 'F8',
    fault: 'A playlist whose add page was left takes the person to its edit page when the answer comes.',
    situations: of(['a new playlist'], 'slow line: tells once what became of it when it was left'),
  },
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
    finding: 'F7',
    fault: '“Nothing was saved” is said of a sending that was cancelled when all of it was out: it is saved.',
    situations: of(CATALOGUE, 'slow line: does not say that nothing was saved when it was'),
  },
  {
    finding: 'R5',
    fault:
      'A text that is emptied after a save is marked, but the first press brings no alert: presses are counted anew after a save.',
    situations: of(['a profile'], 'used again: says at once what is missing when it is emptied after a save'),
  },
  {
    finding: 'B16',
    fault: 'An alert of the past stands beside the one of now and contradicts it.',
    situations: [...of(['a profile'], 'used again: shows the alert of now alone, none of the past')],
  },
  {
    finding: 'B13, N01',
    fault: 'On a translated page a button keeps its first word: Choose image, Replace.',
    situations: [
      ...of(
        ['a new channel', 'a new ad', 'a channel'],
        'translated page: says the same as on a plain page, whatever becomes of it',
      ),
    ],
  },
  {
    finding: 'R11',
    fault: 'Ctrl+S saves a text that the input method has not committed yet.',
    situations: of(CATALOGUE, 'input method: neither saves nor sends what is not committed yet'),
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
    finding: 'R21',
    fault: 'Where a tab heard nothing of another person who signed in, its save goes out in their name.',
    situations: of(FORMS, 'two people: is never sent in the name of another who signed in meanwhile'),
  },
  {
    finding: 'B21',
    fault: 'Beside a record that is gone the form asks to save again, which can never work.',
    situations: of(['a channel', 'a user'], 'meanwhile: does not ask to save again what is gone'),
  },
  {
    finding: 'new',
    fault: 'What was typed on the account page is lost without a question or a draft, when it is left or the session ends.',
    situations: [
      ...of(['a profile'], 'meanwhile: keeps what was typed for the same person, when the session ends on the way'),
      ...of(['a profile'], 'clock: keeps what was typed for the same person, when they are signed out for being idle'),
      ...of(['leaving a form'], 'keys: asks before a changed profile, too'),
    ],
  },
  {
    finding: 'N12',
    fault: 'Of two drafts of two tabs the later one takes the place of the first.',
    situations: of(['a new channel'], 'meanwhile: is kept beside the form of another tab, when the session ends over both'),
  },
  {
    finding: 'R18',
    fault: 'After a logout in another tab the sign-in page gives no reason.',
    situations: of(['a session'], 'meanwhile: says on the sign-in page why it ended, when another tab logs out'),
  },
  {
    finding: 'R19',
    fault: 'The Users menu stays, for whom the role was taken, after refusals too.',
    situations: of(['a session'], 'meanwhile: shows no more than the role allows, from the first refusal on'),
  },
  {
    finding: 'F4',
    fault: 'The API ends the session of who types for longer than 30 minutes, as no call tells it of them.',
    situations: of(FORMS, 'clock: is saved after 40 minutes of typing'),
  },
  {
    finding: 'R20',
    fault: 'Who waits for a slow save is signed out for being idle; the record is made, and nobody is told.',
    situations: of(FORMS, 'clock: signs nobody out who waits for it to be sent'),
  },
  {
    finding: 'R16',
    fault: 'With all storage blocked there is no page but an error.',
    situations: of(GUEST, 'blocked storage: is there and works, with all storage blocked'),
  },
  {
    finding: 'new',
    fault:
      'With a storage that is full the console crashes after the sign-in, and its crash page crashes as well, without end: the tab stands still.',
    situations: of(['sign-in'], 'blocked storage: works with a storage that is full, or is emptied meanwhile'),
  },
];
