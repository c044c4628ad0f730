import type { Red } from './red';
import { RED_IN_UPLOADS } from './uploads';

const call = (fixture: string, fact: string) => `every call × ${fixture}: ${fact}`;
const upload = (fixture: string, fact: string) => `an upload × ${fixture}: ${fact}`;
const folder = (fixture: string, fact: string) => `the data folder × ${fixture}: ${fact}`;
const mail = (fixture: string, fact: string) => `a mail × ${fixture}: ${fact}`;
const session = (fixture: string, fact: string) => `a session × ${fixture}: ${fact}`;

const red = (finding: string, fault: string, ...situations: readonly string[]): Red => ({ finding, fault, situations });

export const RED_IN_API: readonly Red[] = [
  ...RED_IN_UPLOADS,
  red(
    'R15, L12',
    'A direction override stays in a name, and in the name of a file.',
    call('hostile texts', 'drops from a name what turns round the words behind it'),
    upload('hostile files', 'keeps its name without the signs that turn round what stands behind them'),
  ),
  red(
    'R12',
    'Names are stored with marks as they came, so that one name has two spellings.',
    call('hostile texts', 'keeps names in NFC, so that two ways to type one are one'),
  ),
  red(
    'R14',
    'Multipart makes a line feed of a text into two signs, and the server keeps both.',
    call('hostile texts', 'keeps the line ends of a description'),
  ),
  red(
    'L10',
    'Addresses without a domain that could be one are accepted, and tried for three days.',
    call('hostile texts', 'refuses an address that can never get a mail'),
  ),
  red(
    'L3',
    'Eight times the same sign, blanks and NULs among them, are a password.',
    call('hostile texts', 'refuses a password that is one sign again and again'),
  ),
  red(
    'L14',
    'A method that an address does not take is 404.',
    call('hostile texts', 'says of a method that an address does not take which ones it takes'),
  ),
  red(
    'L14',
    'Right passwords count as tries while they are checked: of six people of one address who sign in at once one is told to wait.',
    session('two people', 'is given to each of those who sign in with the right password at once'),
  ),
  red(
    'L8',
    'The log takes the path before it is decoded: a token behind reset%2Dpassword is written down.',
    call('hostile texts', 'writes no token of a reset link into the log, however its address is written'),
  ),
  red(
    'O16',
    'The line of a failed sign-in does not say from where it came.',
    call('hostile texts', 'logs where a failed sign-in came from'),
  ),
  red(
    'M3',
    'SQLite has ended the transaction itself, the ROLLBACK behind it fails and hides why: 500.',
    call('full disk', 'says at a sign-in that there is no room, not that something went wrong'),
  ),
  red(
    'M3',
    'A session whose use can’t be noted is no reason to refuse a list, and is one.',
    call('full disk', 'lists records to whoever is signed in'),
  ),
  red(
    'M3',
    'A start without room ends in a stack.',
    folder('full disk', 'is refused in a sentence when the start finds no room'),
  ),
  red(
    'M3, M4',
    'GET /readyz reads from the database and looks at the staging folder alone.',
    call('full disk', 'is not ready while nothing can be written'),
    call('other parts away', 'is not ready without the folder of its files'),
  ),
  red(
    'M4, M5',
    'A database that takes no writes is 500, and /readyz calls it ready.',
    call('other parts away', 'is told to come again while the database takes no writes'),
  ),
  red(
    'M7',
    'Writes go on, and are acknowledged, into a database file that was deleted.',
    call('other parts away', 'writes nothing into a database that is gone'),
  ),
  red(
    'L2',
    'Moments of a clock that was ahead count as they are written, for waits, sessions and mails.',
    call('clock', 'lets nobody wait longer than a wait may be, though the clock was set back'),
    session('clock', 'that was begun while the clock was a day ahead is not kept longer for it'),
    mail('clock', 'that was queued while the clock was a day ahead does not wait a day'),
  ),
  red(
    'N06, F5, H3',
    'A start deletes every file that its database does not know, of whichever catalogue and however young.',
    folder('two people', 'takes nothing away from another catalogue that keeps its files at the same place'),
    folder('existing catalogue', 'keeps the files of today when the database of yesterday is put beside them'),
  ),
  red(
    'F3',
    'None of the eleven columns that hold a file has an index: a delete looks through every record of every kind.',
    folder('existing catalogue', 'finds what holds a file or a record without looking through all of them'),
  ),
  red(
    'M2',
    'An error of the log ends in its own exit handler, which waits for ever: the port stays open and nothing is answered.',
    folder('full disk', 'goes on answering while its log finds no room'),
  ),
  red(
    'M6',
    'Folder, database and files are made with whatever rights the account’s umask leaves.',
    folder('two people', 'can be read by nobody else of the machine'),
  ),
  red(
    'L7',
    'A restore compares files with the manifest, and not the manifest with the rows.',
    folder('existing catalogue', 'is not restored from a backup without a file that its database names'),
  ),
  red(
    'N17',
    'With HOST for everybody and without PUBLIC_URL mails lead to localhost, and nobody is told.',
    mail('hostile texts', 'is not sent with links to this machine alone without a word at the start'),
  ),
  red(
    'L6',
    'A database of a later version is called corrupted.',
    folder('existing catalogue', 'of a later version is refused in words that say so'),
  ),
  red(
    'R6',
    'The link is made when the mail is sent, whatever has become of the password since it was asked for.',
    mail('meanwhile', 'with a reset link is void once the password has changed by one’s own change'),
    mail('meanwhile', 'with a reset link is void once the password has changed by a new one from an administrator'),
  ),
  red(
    'N18',
    'Every refusal of a mail server is taken for a passing one.',
    mail('refused', 'is given up at once when the mail server knows no such mailbox, and the log says whose'),
  ),
  red(
    'F6',
    'The timer of the queue is set behind a success alone: after one error nobody looks again.',
    mail('other parts away', 'is sent after the database was away for a moment'),
  ),
  red(
    'N19',
    'An address with a broken percent sign passes the settings and ends in a stack later.',
    mail('hostile texts', 'names the setting of an address that can’t be read, and never repeats it'),
  ),
  red(
    'M11, F14',
    'There is no call for logging out: the token stays good.',
    session('meanwhile', 'is over on the server once its person has logged out'),
  ),
  red(
    'M11',
    'Another address needs no password, and the old one learns nothing of it.',
    session('meanwhile', 'is not enough to take the account over by another address'),
  ),
  red(
    'M10',
    'Answers with a token or with people in them carry no Cache-Control.',
    session('two people', 'leaves nothing in a cache that the next person at the machine or a proxy could read'),
  ),
  red(
    'L1',
    'The tries of an address are counted behind the check of the password.',
    session('two people', 'is guessed at from one address thirty times, also when all tries come at once'),
  ),
  red(
    'F4',
    'A body that is still arriving does not count as use, and there is no call to say that somebody is typing.',
    session('clock', 'goes on behind an upload that took longer than it may be unused'),
    session('clock', 'is kept alive by a call of its own while somebody types'),
  ),
];
