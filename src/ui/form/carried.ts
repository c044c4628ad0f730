import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { isChosenFile } from '../inputs/useFilePicker';

/** On their way from one form to another: chosen files can not stand in the state of a place. Each is taken once. */
const onTheWay = new Map<string, FieldValues>();

/** @returns the state of the place whose form these values are for */
export const carry = (values: FieldValues): { carried: string } => {
  const carried = crypto.randomUUID();
  onTheWay.set(carried, values);
  return { carried };
};

/** The form that a file was chosen in lets go of its preview. */
const withPreview = (value: unknown) => (isChosenFile(value) ? { ...value, src: URL.createObjectURL(value.rawFile) } : value);

/** Fills the form around with what was carried to its place, as unsaved. */
export const CarriedValues = () => {
  const { state } = useLocation();
  const { getValues, reset } = useFormContext();
  const [isMounted, setIsMounted] = useState(false);
  const fill = useEvent(() => {
    const values = onTheWay.get(state?.carried);
    if (!values) return;
    onTheWay.delete(state.carried);
    const filled = Object.entries(values).map(([name, value]) => [name, withPreview(value)] as const);
    reset({ ...getValues(), ...Object.fromEntries(filled) }, { keepDefaultValues: true });
  });
  useEffect(() => setIsMounted(true), []);
  // After the mount, in which react-admin's form empties itself.
  useEffect(() => {
    if (isMounted) fill();
  }, [isMounted, fill]);
  return null;
};
