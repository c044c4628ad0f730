import { ChosenSource } from '../../../src/providers/importing/chosenFile';

/** A file that was chosen; one of several names, as `Music/Post/1.mp3`, lies in a chosen folder. */
export const fileAt = (path: string, bytes: BlobPart = path, type = ''): File => {
  const names = path.split('/');
  const file = new File([bytes], names.at(-1) ?? '', { type });
  return Object.defineProperty(file, 'webkitRelativePath', { value: names.length > 1 ? path : '' });
};

/** From now on the browser can't read it. */
export const lose = (file: File, name = 'NotFoundError'): File => {
  const arrayBuffer = () => Promise.reject(new DOMException('No.', name));
  return Object.assign(file, { arrayBuffer, slice: () => Object.assign(new Blob(), { arrayBuffer }) });
};

/** The same as what it is to an import. */
export const sourceOf = (file: File) => new ChosenSource(file.webkitRelativePath || file.name, file);
