import type { Red } from './red';

const upload = (fixture: string, fact: string) => `an upload × ${fixture}: ${fact}`;
const costly = (sound: string) => upload('hostile files', `is answered in words and takes no longer for a sound of ${sound}`);

const red = (finding: string, fault: string, ...situations: readonly string[]): Red => ({ finding, fault, situations });

export const RED_IN_UPLOADS: readonly Red[] = [
  red('H1', 'Boxes in boxes are followed to any depth, each with objects of its own.', costly('boxes in boxes')),
  red(
    'H2, F12',
    'Every empty box, block, tag or chunk of a sound is walked through with a read of the disk, without a limit.',
    ...['empty boxes', 'empty names', 'blocks of empty padding', 'empty tags', 'empty chunks', 'pages of one byte'].map(costly),
  ),
  red(
    'M5, F15',
    'Only the code of the outer error is looked at: storage away, or its folder gone, is 500.',
    upload('other parts away', 'is told to come again while the storage takes no connection'),
    upload('other parts away', 'is told to come again while the folder of files is gone'),
  ),
  red(
    'R9',
    'Who sends is asked before the body alone: whoever is put out while it comes still writes.',
    upload('meanwhile', 'is refused when its person was put out of action meanwhile'),
    upload('meanwhile', 'is refused when its session was ended meanwhile'),
  ),
  red(
    'M9',
    'Whatever calls itself multipart has two hours for its body, whoever sends it and wherever.',
    upload('lost line', 'of somebody who is not signed in holds no connection longer than another call'),
  ),
  red(
    'F7',
    'No create knows an Idempotency-Key: a form sent twice makes two records.',
    upload('lost line', 'makes one record of a form sent again because its answer was lost'),
    upload('lost line', 'is refused under the key of another form'),
  ),
  red(
    'N09',
    'The container is looked at, not the codec: Apple Lossless is taken.',
    upload('hostile files', 'is refused when no browser plays its sound, and names the codec'),
  ),
  red(
    'new',
    'A page of Ogg that claims more than it holds makes the parser lose its place: the song is taken with a length of -0.0065 seconds.',
    upload('hostile files', 'gives no sound a length below nothing'),
  ),
  red(
    'N10',
    'The length in the header is believed though the last frame is whole.',
    upload('hostile files', 'takes a sound that was trimmed without encoding it anew'),
  ),
  red(
    'F16',
    'Files go into the store before the texts are checked.',
    upload('hostile files', 'does not reach the store beside a title that is refused'),
  ),
];
