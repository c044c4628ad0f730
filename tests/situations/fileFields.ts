import type { Page } from '@playwright/test';
import type { ResourceName } from '../../src/contract/kinds';
import { AUDIO_LIMIT, PICTURE_LIMIT } from '../../src/contract/limits';
import { ROUTES } from '../../src/routes';
import { jpeg, textNamedJpg } from '../world/files/pictures';
import { longMp3, recording, textNamedMp3 } from '../world/files/sounds';
import { type Alert, success } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import { appear, field, picker } from '../world/page/screens';
import type { FeatureOf } from './table';

type FileFeature = FeatureOf<'file field'>;

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
  /** What is said of a file of another type (spec 8). */
  refusal: string;
  created: Alert;
}

export const FIELDS: Readonly<Record<FileFeature, FileField>> = {
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
    refusal: 'Upload only images',
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
    refusal: 'Upload only Audio files',
    created: success('Song successfully created.'),
  },
};

const isFeature = (name: string): name is FileFeature => Object.hasOwn(FIELDS, name);
export const FILE_FEATURES = Object.keys(FIELDS).filter(isFeature);

/** Opens the form of such a field, and gives what a person does in it. */
export const openForm = async (page: Page, feature: FileFeature) => {
  const { kind, name, label, remove } = FIELDS[feature];
  await page.goto(ROUTES[kind].add);
  await appear(field(page, name));
  await field(page, name).fill('Typed');
  return {
    group: picker(page, label),
    press: (text: string) => picker(page, label).getByRole('button', { name: `${text} ${label}`, exact: true }),
    put: async (upload: Upload | string) => {
      await picker(page, label).locator('input[type=file]').setInputFiles(upload);
      await appear(picker(page, label).getByRole('button', { name: `${remove} ${label}`, exact: true }));
    },
  };
};
