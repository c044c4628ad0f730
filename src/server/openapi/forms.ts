import { z } from 'zod';
import { UNSET_FIELD } from '../../contract/endpoints';
import type { FieldFormat, FileKind, RecordKind } from '../../contract/kinds';
import { DESCRIPTION_LIMIT, EMAIL_LIMIT, ROLES, TARGET_TYPES, TEXT_LIMIT } from '../../contract/limits';

const shortText = z.string().max(TEXT_LIMIT);

const TEXTS: Readonly<Record<FieldFormat, z.ZodType>> = {
  text: shortText,
  id: shortText,
  webAddress: shortText.describe('A web address'),
  link: shortText.describe('A web address, mailto: or tel:'),
  html: z.string().max(DESCRIPTION_LIMIT).describe('HTML; what the editor does not make is taken out'),
  targetType: z.enum(['', ...TARGET_TYPES]),
  email: z.string().max(EMAIL_LIMIT),
  role: z.enum(ROLES),
  flag: z.enum(['true', 'false']),
};

const file = (takes: FileKind) => z.string().meta({ format: 'binary', contentMediaType: `${takes}/*` });
const reference = z.string().describe('An id');
const unset = z.string().describe('Names of optional fields to empty, comma separated; what is only left out stays as it is');
const isPublished = TEXTS.flag.describe('Taken and not looked at: the state changes by publish and un-publish alone');

const mapped = <Value, Made>(values: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));

/** Every field of a kind's form by the name it is sent under. */
const fieldsOf = ({ constants, fields, references, files, publishable }: RecordKind): Record<string, z.ZodType> => ({
  ...mapped(constants, (value) => z.literal(value)),
  ...mapped(fields, (format) => TEXTS[format]),
  ...mapped(references, () => reference),
  ...Object.fromEntries(Object.values(files).map(({ sentAs, takes }) => [sentAs, file(takes)])),
  ...(publishable ? { isPublished } : {}),
});

/** The form that makes a record. Groups of one field are required; of the others one each. */
export const createForm = (kind: RecordKind) => {
  const groups = kind.required.create.map((group) => group.map((field) => kind.files[field]?.sentAs ?? field));
  const required = [...Object.keys(kind.constants), ...groups.filter(({ length }) => length === 1).flat()];
  const choices = groups.filter(({ length }) => length > 1);
  const fields = Object.entries(fieldsOf(kind)).map(([name, field]) => [
    name,
    required.includes(name) ? field : field.optional(),
  ]);
  const allOf = choices.map((group) => ({ anyOf: group.map((field) => ({ required: [field] })) }));
  return z.object(Object.fromEntries(fields)).meta(allOf.length > 0 ? { allOf } : {});
};

/** The form that changes a record: whatever is sent of it. */
export const updateForm = (kind: RecordKind) => z.object({ ...fieldsOf(kind), [UNSET_FIELD]: unset }).partial();
