import { type RefObject, useEffect } from 'react';
import { useEvent, useInput, useNotify } from 'react-admin';
import { type FileRejection, useDropzone } from 'react-dropzone';
import type { ChosenFile } from '../../providers/types';

/** Tells a newly chosen file from the address of a stored one. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;

/** By the start of the file's type (spec 5). */
const TAKES = {
  image: { accept: { 'image/*': [] }, refusal: 'catalogue.validation.image' },
  audio: { accept: { 'audio/*': [] }, refusal: 'catalogue.validation.audio' },
} as const;

const isOneTooMany = ({ errors }: FileRejection) => errors.every(({ code }) => code === 'too-many-files');

/** Listens on the document: browsers tell of a paste at the text cursor, which a focused button does not move. */
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

/** A form field that holds the address of a stored file, a newly chosen file, or null; only a chosen one has a `name`. */
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
    onDrop: (taken, refused) => {
      // Of several files the first one that fits is meant.
      const [file] = taken.length > 0 ? taken : refused.filter(isOneTooMany).map((each) => each.file);
      if (file) choose(file);
      else notify(refusal, { type: 'error' });
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
    describedBy: error ? `${id}-label ${id}-error` : `${id}-label`,
  };
};
