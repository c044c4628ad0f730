import type { Red } from './red';
import { RED_IN_UPLOADS } from './uploads';

const call = (fixture: string, fact: string) => `every call × ${fixture}: ${fact}`;

const red = (finding: string, fault: string, ...situations: readonly string[]): Red => ({ finding, fault, situations });

export const RED_IN_API: readonly Red[] = [
  ...RED_IN_UPLOADS,
  red(
    'R13',
    'A telephone number or a subject with a space is refused as a link.',
    call('hostile texts', 'takes numbers and subjects with the spaces people write'),
  ),
];
