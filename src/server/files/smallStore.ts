import { rm, writeFile } from 'node:fs/promises';
import { SMALL_WIDTHS, type SmallWidth } from '../../contract/limits';
import { listed } from './listed';
import { mediaTypeOfKey } from './mediaTypes';
import { stagingPath } from './staging';
import type { Backend, SmallStore } from './types';

const FOLDER = 'small';
const nameOf = (key: string, width: SmallWidth) => `${FOLDER}/${width}/${key}.webp`;

/** Keeps small copies in the backend, beside the files: `small/96/9f…2c.jpg.webp`. */
export function createSmallStore({ disk, take }: Pick<Backend, 'disk' | 'take'>, stagingFolder: string): SmallStore {
  return {
    async read(key, width) {
      const name = nameOf(key, width);
      return (await disk.exists(name)) ? disk.getBytes(name) : undefined;
    },
    async keep(key, width, bytes) {
      const path = stagingPath(stagingFolder);
      try {
        await writeFile(path, bytes, { mode: 0o600 });
        await take(path, nameOf(key, width));
      } catch (error) {
        await rm(path, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async remove(key) {
      for (const width of SMALL_WIDTHS) await disk.delete(nameOf(key, width));
    },
    async *keys() {
      for (const width of SMALL_WIDTHS)
        for await (const { name } of listed(disk, `${FOLDER}/${width}/`, false)) {
          const key = name.replace(/\.webp$/, '');
          if (mediaTypeOfKey(key) !== undefined) yield key;
        }
    },
  };
}
