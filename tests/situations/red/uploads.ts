import type { Red } from './red';

const upload = (fixture: string, fact: string) => `an upload × ${fixture}: ${fact}`;

const red = (finding: string, fault: string, ...situations: readonly string[]): Red => ({ finding, fault, situations });

export const RED_IN_UPLOADS: readonly Red[] = [
  red(
    'F7',
    'No create knows an Idempotency-Key: a form sent twice makes two records.',
    upload('lost line', 'makes one record of a form sent again because its answer was lost'),
    upload('lost line', 'is refused under the key of another form'),
  ),
  red(
    'N13',
    'The pixels of all frames are counted together and called the size of the picture.',
    upload('hostile files', 'says of a moving picture that it has too many frames, not that it is too large'),
  ),
];
