import { HttpError } from 'react-admin';
import { common } from '../messages/common';

const { fileChanged } = common.validation;

/** Browsers let go of a file that is not any more as it was when it was chosen. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Rejects with an HttpError that names the field of a file which was changed, moved or deleted, or whose drive is away. */
export const requireReadable = async (form: FormData): Promise<void> => {
  for (const [field, value] of form.entries()) {
    if (typeof value === 'string' || (await isReadable(value))) continue;
    throw new HttpError(
      fileChanged.replace('%{name}', () => value.name),
      0,
      { field },
    );
  }
};
