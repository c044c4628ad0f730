import { formFields, KINDS, type ResourceName } from '../../contract/kinds';

/** Every field of a kind's form without a value, as it is after something was typed and taken back: only then is that no change. */
export const emptyValues = (name: ResourceName): Record<string, null> => {
  return Object.fromEntries(formFields(KINDS[name]).map((field) => [field, null]));
};
