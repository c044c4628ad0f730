import { ENDPOINTS, type Endpoint, type ResourceName } from '../../contract/endpoints';

/** Every field of a kind's form without a value, as it is after something was typed and taken back: only then is that no change. */
export const emptyValues = (name: ResourceName): Record<string, null> => {
  const { fields, files, references }: Endpoint = ENDPOINTS[name];
  const names = [...fields, ...Object.keys(files), ...Object.keys(references)];
  return Object.fromEntries(names.map((field) => [field, null]));
};
