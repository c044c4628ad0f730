import type { ResourceName } from '../../src/contract/kinds';
import { AUDIO_LIMIT, PICTURE_LIMIT } from '../../src/contract/limits';
import { jpeg, textNamedJpg } from '../world/files/pictures';
import { longMp3, recording, textNamedMp3 } from '../world/files/sounds';
import { type Alert, success } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import type { FeatureOf } from './table';

/** A field for a file, and the form where it is tried. */
interface FileField {
  kind: ResourceName;
  name: string;
  label: string;
  /** Names of its buttons: before a file is chosen, and after. */
  choose: string;
  remove: string;
  file: (name: string) => Promise<Upload>;
  /** A file that takes a second on a slow line. */
  large: () => Promise<Upload>;
  limit: number;
  wrong: Upload;
  created: Alert;
}

export const FIELDS: Readonly<Record<FeatureOf<'file field'>, FileField>> = {
  'a picture': {
    kind: 'channels',
    name: 'Name',
    label: 'Photo',
    choose: 'Choose image',
    remove: 'Remove',
    file: (name) => jpeg(`${name}.jpg`),
    large: async () => ({ ...(await jpeg()), buffer: Buffer.concat([(await jpeg()).buffer, Buffer.alloc(400_000)]) }),
    limit: PICTURE_LIMIT,
    wrong: textNamedJpg(),
    created: success('Channel successfully created.'),
  },
  'a sound': {
    kind: 'songs',
    name: 'Title',
    label: 'Song File',
    choose: 'Select audio',
    remove: 'Remove audio',
    file: async (name) => recording(`${name}.mp3`),
    large: async () => longMp3('long.mp3', 100),
    limit: AUDIO_LIMIT,
    wrong: textNamedMp3(),
    created: success('Song successfully created.'),
  },
};
