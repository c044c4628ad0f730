import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { AUDIO_LIMIT, PICTURE_LIMIT } from '../../contract/limits';
import type { ChosenFile } from '../../providers/types';
import { useIsDragged } from './draggedFile';
import { useIsHeld } from './HeldFields';
import { usePastedFile } from './usePastedFile';

/** Tells a newly chosen file from the address of a stored one. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'rawFile' in value && value.rawFile instanceof File;

/** By the start of the file's type (spec 5). */
const TAKES = {
  image: { accept: { 'image/*': [] }, limit: PICTURE_LIMIT },
  audio: { accept: { 'audio/*': [] }, limit: AUDIO_LIMIT },
} as const;
const MEGABYTE = 1024 * 1024;

const isOneTooMany = ({ errors }: FileRejection) => errors.every(({ code }) => code === 'too-many-files');

/**
 * A form field that holds the address of a stored file, a newly chosen file, or null; only a chosen one has a `name`. `ref` is for the
 * button that chooses, whichever it is by then: the focus goes there from a button that gives way. `hint` says early, as the key of a text
 * and what stands in it, why the API may refuse the file; it is no error, as a server may be set up for larger ones.
 */
export const useFilePicker = (source: string, kind: keyof typeof TAKES) => {
  const notify = useNotify();
  const { id, field, fieldState } = useInput({ source });
  const value: unknown = field.value;
  const chosen = isChosenFile(value) ? value : null;
  const stored = typeof value === 'string' && value !== '' ? value : null;
  const src = chosen?.src ?? stored;
  /** The address of what the browser could neither show nor play. */
  const [unusable, setUnusable] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const ref = useForkRef(field.ref, chooser);

  const isHeld = useIsHeld();
  const isDragged = useIsDragged(kind);
  /** What is said of the last file that was not taken. */
  const [refusal, setRefusal] = useState<string>();
  const { accept, limit } = TAKES[kind];
  const change = (next: ChosenFile | null) => {
    setRefusal(undefined);
    const hadFocus = dropzone.rootRef.current?.contains(document.activeElement);
    flushSync(() => field.onChange(next));
    if (hadFocus) chooser.current?.focus();
  };
  const choose = (file: File) => change({ rawFile: file, src: URL.createObjectURL(file), title: file.name });
  const refuse = () => {
    setRefusal(`catalogue.validation.${kind}`);
    notify(`catalogue.validation.${kind}`, { type: 'error' });
  };
  const dropzone = useDropzone({
    accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, refused) => {
      if (isHeld) return;
      // Of several files the first one that fits is meant.
      const [file] = taken.length > 0 ? taken : refused.filter(isOneTooMany).map((each) => each.file);
      if (file) choose(file);
      else refuse();
    },
  });
  usePastedFile(dropzone.rootRef, kind, (file) => isHeld || (file.type.startsWith(`${kind}/`) ? choose(file) : refuse()));

  const error = fieldState.error?.message;
  const address = chosen?.src;
  useEffect(() => {
    if (!address) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const size = chosen?.rawFile.size ?? 1;
  const isUnusable = src !== null && src === unusable;
  const faults = [
    { isSo: size === 0, key: 'empty' },
    { isSo: size > limit, key: 'tooLarge' },
    { isSo: isUnusable && chosen !== null, key: `unusable.${kind}` },
  ];
  const fault = faults.find(({ isSo }) => isSo)?.key;

  return {
    ...dropzone,
    open: () => isHeld || dropzone.open(),
    id,
    ref,
    src,
    name: chosen?.title,
    file: chosen?.rawFile,
    /** A file that it takes is dragged, over it or elsewhere over the page. */
    isLit: !isHeld && (dropzone.isDragActive || isDragged),
    refusal,
    isUnusable,
    onUnusable: () => setUnusable(src),
    remove: () => isHeld || change(null),
    error,
    hint: fault && ([`catalogue.file.${fault}`, { limit: `${limit / MEGABYTE} MB` }] as const),
  };
};
