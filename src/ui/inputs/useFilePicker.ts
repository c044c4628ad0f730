import { type RefObject, useEffect } from 'react';
import { useEvent, useInput, useNotify } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import type { ChosenFile } from '../../providers/types';
import { isChosenFile } from './chosenFile';

/** What a picker takes, by the start of the file's type, and what it says of anything else (spec 5). */
const TAKES = {
  image: { accept: { 'image/*': [] }, refusal: 'catalogue.validation.image' },
  audio: { accept: { 'audio/*': [] }, refusal: 'catalogue.validation.audio' },
} as const;

/**
 * Takes the file that is pasted while the focus is inside the element. Listens on the document: browsers tell of a paste at the place of
 * the text cursor, which a focused button does not move.
 */
const usePastedFile = (around: RefObject<HTMLElement | null>, take: (file: File) => void) => {
  const onPaste = useEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || !around.current?.contains(document.activeElement)) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPaste]);
};

/**
 * A form field that holds one file: the address of a stored one, a newly chosen one, or null.
 * @returns react-dropzone's props and `open`; the field; `src` to show or play; the `name` of a newly chosen file; `remove`; `error`
 */
export const useFilePicker = (source: string, kind: keyof typeof TAKES) => {
  const notify = useNotify();
  const { id, field, fieldState } = useInput({ source });
  const value: unknown = field.value;
  const chosen = isChosenFile(value) ? value : null;
  const stored = typeof value === 'string' && value !== '' ? value : null;

  const { accept, refusal } = TAKES[kind];
  const choose = (file: File) =>
    field.onChange({ rawFile: file, src: URL.createObjectURL(file), title: file.name } satisfies ChosenFile);
  const dropzone = useDropzone({
    accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file], refused) => {
      if (refused.length > 0) notify(refusal, { type: 'error' });
      if (file) choose(file);
    },
  });
  usePastedFile(dropzone.rootRef, (file) =>
    file.type.startsWith(`${kind}/`) ? choose(file) : notify(refusal, { type: 'error' }),
  );

  const error = fieldState.error?.message;
  const address = chosen?.src;
  useEffect(() => {
    if (!address) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  return {
    ...dropzone,
    id,
    field,
    src: chosen?.src ?? stored,
    name: chosen?.title,
    remove: () => field.onChange(null),
    error,
    /** Ids of the label and the error, for the buttons inside. */
    describedBy: error ? `${id}-label ${id}-error` : `${id}-label`,
  };
};
