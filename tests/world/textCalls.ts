import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { OPERATIONS } from './document';
import { textFieldsOf } from './values/arbitraries';

/** What there has to be for every call: a record of each kind, a reset link that works. */
export interface Places {
  ids: ReadonlyMap<ResourceName, string>;
  link: string;
}

/** A text field of a call, in its body or its query. */
export interface TextField {
  call: string;
  method: string;
  field: string;
  sentAs: 'query' | 'json' | 'form';
  path: (places: Places) => string;
  /** The call's texts, with this one in the field. */
  filled: (text: string) => Record<string, string>;
}

/** Where a call goes: a record that is there, a link that works. */
const pathOf =
  (template: string) =>
  ({ ids, link }: Places) => {
    const kind = RESOURCE_NAMES.find((each) => template.startsWith(`/${KINDS[each].write}/`));
    return template
      .slice(1)
      .replace('{id}', (kind && ids.get(kind)) ?? 'x')
      .replace('{token}', link);
  };

/** What stands in the other fields, so that the call is read on to this one; undefined where they may be missing. */
const beside = (call: string, name: string) => {
  if (call.startsWith('POST /users')) return { email: 'x@y.z', firstName: 'x', role: 'manager' }[name];
  if (call.includes('/auth/')) return name === 'unset' ? undefined : 'x';
  return name === 'type' ? 'news' : undefined;
};

/** Every text field of every call. */
export const TEXT_FIELDS: readonly TextField[] = OPERATIONS.flatMap(({ method, template, operation }) => {
  const fields = textFieldsOf(operation);
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const [names, sentAs] = fields.length > 0 ? ([fields, isJson ? 'json' : 'form'] as const) : ([queries, 'query'] as const);
  const call = `${method} ${template}`;
  return names.map((field) => ({
    ...{ call, method, field, sentAs, path: pathOf(template) },
    filled: (value) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const text = name === field ? value : beside(call, name);
          return text === undefined ? [] : [[name, text]];
        }),
      ),
  }));
});

/** An address is never longer: Node takes heads of 16 kB, and a sign of the worst texts has 6 bytes in it. */
export const LONGEST_QUERY = 2_500;
