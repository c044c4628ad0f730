import type { Disk } from 'flydrive';
import { isMissing } from '../errors/causes';

/** What lies under a prefix, page by page. A folder that was never needed is not there. */
export async function* listed(disk: Disk, prefix: string, recursive: boolean): AsyncGenerator<{ name: string; key: string }> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, { paginationToken, recursive }).catch((error: unknown) => {
      if (isMissing(error)) return { objects: [], paginationToken: undefined };
      throw error;
    });
    for (const object of page.objects) yield { name: object.name, key: 'key' in object ? object.key : object.name };
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
