import type { Red } from './red';
import { RED_IN_UPLOADS } from './uploads';

const call = (fixture: string, fact: string) => `every call × ${fixture}: ${fact}`;
const session = (fixture: string, fact: string) => `a session × ${fixture}: ${fact}`;

const red = (finding: string, fault: string, ...situations: readonly string[]): Red => ({ finding, fault, situations });

export const RED_IN_API: readonly Red[] = [
  ...RED_IN_UPLOADS,
  red(
    'R13',
    'A telephone number or a subject with a space is refused as a link.',
    call('hostile texts', 'takes numbers and subjects with the spaces people write'),
  ),
  red(
    'M11, F14',
    'There is no call for logging out: the token stays good.',
    session('meanwhile', 'is over on the server once its person has logged out'),
  ),
  red(
    'F4',
    'There is no call to say that somebody is typing.',
    session('clock', 'is kept alive by a call of its own while somebody types'),
  ),
];
