import { UNSET_FIELD } from '../../contract/endpoints';
import type { RecordKind } from '../../contract/kinds';
import { DESCRIPTION_LIMIT, ROLES, TARGET_TYPES, TEXT_LIMIT } from '../../contract/limits';
import { AD_NEWS_KINDS } from '../adNews/kinds';
import { LISTING_KINDS, type RequiredRule, type StoredKind } from '../listings/kinds';
import { EMAIL_LIMIT } from '../users/email';
import type { JsonSchema } from './schemas';

const shortText: JsonSchema = { type: 'string', maxLength: TEXT_LIMIT };

/** Text fields that take less, or more, than any short text. */
const TEXTS: Readonly<Record<string, JsonSchema>> = {
  description: { type: 'string', maxLength: DESCRIPTION_LIMIT, description: 'HTML; what the editor does not make is taken out' },
  targetType: { type: 'string', enum: ['', ...TARGET_TYPES] },
  url: { ...shortText, description: 'A web address' },
  moreInfoLink: { ...shortText, description: 'A web address, mailto: or tel:' },
};

const UNSET: JsonSchema = {
  type: 'string',
  description: 'Names of optional fields to empty, comma separated; what is only left out stays as it is',
};
const IS_PUBLISHED: JsonSchema = {
  type: 'string',
  enum: ['true', 'false'],
  description: 'Taken and not looked at: the state changes by publish and un-publish alone',
};

const fieldsOf = ({ endpoint, files }: StoredKind): Record<string, JsonSchema> => {
  const { fields, references, constants }: RecordKind = endpoint;
  const wire = (column: string) => endpoint.files[column]?.sentAs ?? column;
  return {
    ...Object.fromEntries(Object.entries(constants).map(([field, value]) => [field, { type: 'string', const: value }])),
    ...Object.fromEntries(Object.keys(fields).map((field) => [field, TEXTS[field] ?? shortText])),
    ...Object.fromEntries(Object.keys(references).map((field) => [field, { type: 'string', description: 'An id' }])),
    ...Object.fromEntries(
      Object.entries(files).map(([column, takes]) => [
        wire(column),
        { type: 'string', format: 'binary', contentMediaType: takes === 'image' ? 'image/*' : 'audio/*' },
      ]),
    ),
    isPublished: IS_PUBLISHED,
  };
};

/** Groups of one field are required; of the others one each. */
const requiredBy = ({ endpoint }: StoredKind, rule: RequiredRule): JsonSchema => {
  const wire = (column: string) => endpoint.files[column]?.sentAs ?? column;
  const choices = rule.filter((group) => group.length > 1);
  const single = rule.filter((group) => group.length === 1).flatMap((group) => group.map(wire));
  return {
    required: [...Object.keys(endpoint.constants), ...single],
    ...(choices.length > 0
      ? { allOf: choices.map((group) => ({ anyOf: group.map((column) => ({ required: [wire(column)] })) })) }
      : {}),
  };
};

const formsOf = (name: string, kind: StoredKind): [string, JsonSchema][] => [
  [`${name}Form`, { type: 'object', properties: fieldsOf(kind), ...requiredBy(kind, kind.required.create) }],
  [`${name}Changes`, { type: 'object', properties: { ...fieldsOf(kind), [UNSET_FIELD]: UNSET } }],
];

const USER_FORM: JsonSchema = {
  type: 'object',
  properties: {
    email: { type: 'string', maxLength: EMAIL_LIMIT },
    firstName: shortText,
    lastName: shortText,
    role: { type: 'string', enum: [...ROLES] },
  },
  required: ['email', 'firstName', 'role'],
};

/** The multipart forms of every kind: to create a record, and to change one. */
export const formSchemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries([
    ...formsOf('Artist', LISTING_KINDS.artists),
    ...formsOf('Song', LISTING_KINDS.songs),
    ...formsOf('Album', LISTING_KINDS.albums),
    ...formsOf('Playlist', LISTING_KINDS.playlists),
    ...formsOf('Video', LISTING_KINDS.videos),
    ...formsOf('Channel', LISTING_KINDS.channels),
    ...formsOf('Announcement', AD_NEWS_KINDS.announcements),
    ...formsOf('Ad', AD_NEWS_KINDS.ads),
  ]),
  UserForm: USER_FORM,
});
