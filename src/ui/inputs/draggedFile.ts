import { useSyncExternalStore } from 'react';

const NOTHING: readonly string[] = [];
/** The types of the files that are dragged over the page just now. */
let types = NOTHING;
const told = new Set<() => void>();

const tell = (now: readonly string[]) => {
  if (now.join() === types.join()) return;
  types = now;
  for (const each of told) each();
};
const onDrag = ({ dataTransfer }: DragEvent) =>
  tell([...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').map(({ type }) => type));
const onLeave = ({ relatedTarget }: DragEvent) => {
  // Into something else of the page it only moves on.
  if (relatedTarget === null) tell(NOTHING);
};
const onEnd = () => tell(NOTHING);

const listen = (whenTold: () => void) => {
  told.add(whenTold);
  if (told.size === 1) {
    document.addEventListener('dragenter', onDrag);
    document.addEventListener('dragleave', onLeave);
    // Before the frame that takes the file, which goes no further with it.
    document.addEventListener('drop', onEnd, true);
    document.addEventListener('dragend', onEnd);
  }
  return () => {
    told.delete(whenTold);
    if (told.size > 0) return;
    types = NOTHING;
    document.removeEventListener('dragenter', onDrag);
    document.removeEventListener('dragleave', onLeave);
    document.removeEventListener('drop', onEnd, true);
    document.removeEventListener('dragend', onEnd);
  };
};

/** Whether a file of this kind is dragged over the page, wherever on it: what takes it lights up. Of some files the browser does not tell the type. */
export const useIsDragged = (kind: 'image' | 'audio'): boolean =>
  useSyncExternalStore(listen, () => types.some((type) => type === '' || type.startsWith(`${kind}/`)));
