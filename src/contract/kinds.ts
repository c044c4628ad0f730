import type { Role } from './limits';

const LISTING_NAMES = ['artists', 'songs', 'albums', 'playlists', 'videos', 'channels'] as const;
const AD_NEWS_NAMES = ['announcements', 'ads'] as const;

export type ListingName = (typeof LISTING_NAMES)[number];
export type AdNewsName = (typeof AD_NEWS_NAMES)[number];
/** Name of a kind of record: the react-admin resource and the key of every table about kinds. */
export type ResourceName = ListingName | AdNewsName | 'users';
/** The kinds whose records a picker can look up and another record can point to (spec 7, 'Lookup searches'). */
export type LookupName = Exclude<ListingName, 'playlists'>;

/** What a text field holds; the API reads and describes it by this. An 'email', a 'role' and a 'flag' are a user's. */
export type FieldFormat = 'text' | 'webAddress' | 'link' | 'html' | 'targetType' | 'id' | 'email' | 'role' | 'flag';

export type FileKind = 'image' | 'audio';

export interface FileField {
  /** Its name in a multipart body (spec 3, 'Sent'). */
  sentAs: string;
  takes: FileKind;
}

/** What a record must hold (spec 5): [['stageName', 'firstName'], ['photo']] reads '(stageName or firstName) and a photo'. */
export type RequiredRule = readonly (readonly string[])[];

/** All that console and API agree on about one kind of record (spec 3, 5, 7). Paths are relative to `{host}/api/v1/`. */
export interface RecordKind {
  name: ResourceName;
  /** What one record is called inside a sentence and in paths; capitalised, the name of its schema. */
  noun: string;
  roles: readonly Role[];
  /** GET, with limit and page. */
  list: string;
  /** GET, with the term under `searchTerm`. */
  search: string;
  searchTerm: 'key' | 'title';
  /** GET, the published search with `key`, where there is one. */
  lookup?: string;
  /** POST `write` and `write/publish`, PATCH and DELETE `write/{id}`, PATCH `write/{id}/publish` and `write/{id}/un-publish`. */
  write: string;
  publishable: boolean;
  /** The list and search calls take isPublished=true|false. */
  filtersByPublication: boolean;
  /** A single record can be read with GET `list/{id}`. */
  readable: boolean;
  /** One that was deleted can be brought back for a while. */
  keepsDeleted: boolean;
  /** Encoding of PATCH `write/{id}`; POST is multipart for every kind. */
  updateBody: 'multipart' | 'json';
  /** An update carries isPublished as last known (announcements and users do not). */
  updateSendsPublication: boolean;
  /** Sent with every create, whatever the form holds. */
  constants: Readonly<Record<string, string>>;
  /** Fields that are sent, by the record's own names, in the order of spec 3. */
  fields: Readonly<Record<string, FieldFormat>>;
  /** File fields, by the record's own names. */
  files: Readonly<Record<string, FileField>>;
  /** Reference fields: the record's name -> the kind it points to. Sent as the id. */
  references: Readonly<Record<string, LookupName>>;
  /** References by whose names a record is found too, and whose names its search results repeat as '<field>Static' (spec 3). */
  foundThrough: readonly string[];
  required: { create: RequiredRule; update: RequiredRule };
  /** Texts that name a record, best first; fields that stand together make one name. A search looks through all of them. */
  names: readonly (readonly string[])[];
  picture?: string;
}

const EVERYONE: readonly Role[] = ['admin', 'manager'];
const ADMINS: readonly Role[] = ['admin'];

const image = (sentAs: string): FileField => ({ sentAs, takes: 'image' });
const audio = (sentAs: string): FileField => ({ sentAs, takes: 'audio' });
const always = (rule: RequiredRule) => ({ create: rule, update: rule });

const common = {
  roles: EVERYONE,
  publishable: true,
  filtersByPublication: false,
  readable: false,
  keepsDeleted: true,
  updateBody: 'multipart',
  updateSendsPublication: true,
  constants: {},
  references: {},
  foundThrough: [],
} as const;

const listing = <Name extends ListingName>(name: Name) => ({
  ...common,
  name,
  list: `listings/${name}`,
  search: `listings/${name}/search`,
  searchTerm: 'key' as const,
  write: `listings/${name}`,
});

const lookedUp = <Name extends LookupName>(name: Name) => ({ ...listing(name), lookup: `listings/${name}/published/search` });

const adNews = <Name extends AdNewsName>(name: Name, group: 'ads' | 'news') => ({
  ...common,
  name,
  list: `ad-news/${group}`,
  search: `ad-news/${group}/search`,
  searchTerm: 'title' as const,
  write: 'ad-news',
  files: { featureImage: image('featureImage'), contentImage: image('contentImage') },
  required: always([['title'], ['featureImage']]),
  names: [['title']],
  picture: 'featureImage',
});

/** Every kind of record, in the order of the sidebar (spec 2). Each list of kinds in console, API and tests comes from here. */
export const KINDS: Readonly<Record<ResourceName, RecordKind>> = {
  artists: {
    ...lookedUp('artists'),
    noun: 'artist',
    filtersByPublication: true,
    fields: { stageName: 'text', firstName: 'text', lastName: 'text' },
    files: { photo: image('photo'), coverImage: image('coverImage') },
    required: always([['stageName', 'firstName'], ['photo']]),
    names: [['stageName'], ['firstName', 'lastName']],
    picture: 'photo',
  },
  songs: {
    ...lookedUp('songs'),
    noun: 'song',
    readable: true,
    fields: { title: 'text' },
    files: { coverArt: image('songCoverArt'), fileUrl: audio('songFile') },
    references: { artist: 'artists', album: 'albums' },
    foundThrough: ['artist', 'album'],
    required: { create: [['title']], update: [['title'], ['coverArt']] },
    names: [['title']],
    picture: 'coverArt',
  },
  albums: {
    ...lookedUp('albums'),
    noun: 'album',
    fields: { name: 'text' },
    files: { albumArt: image('albumArt') },
    references: { artist: 'artists' },
    required: always([['name'], ['albumArt']]),
    names: [['name']],
    picture: 'albumArt',
  },
  playlists: {
    ...listing('playlists'),
    noun: 'playlist',
    fields: { name: 'text' },
    files: { featureImage: image('featureImage') },
    required: { create: [['name']], update: [['name'], ['featureImage']] },
    names: [['name']],
    picture: 'featureImage',
  },
  videos: {
    ...lookedUp('videos'),
    noun: 'video',
    fields: { title: 'text', url: 'webAddress' },
    files: { thumbnail: image('thumbnail') },
    references: { artist: 'artists', channel: 'channels' },
    required: always([['title'], ['url']]),
    names: [['title']],
    picture: 'thumbnail',
  },
  channels: {
    ...lookedUp('channels'),
    noun: 'channel',
    fields: { name: 'text' },
    files: { photo: image('photo'), banner: image('banner') },
    required: always([['name'], ['photo']]),
    names: [['name']],
    picture: 'photo',
  },
  announcements: {
    ...adNews('announcements', 'news'),
    noun: 'announcement',
    fields: { title: 'text', description: 'html', moreInfoLink: 'link', targetType: 'targetType', targetId: 'id' },
    constants: { type: 'news' },
    updateSendsPublication: false,
  },
  ads: {
    ...adNews('ads', 'ads'),
    noun: 'ad',
    fields: { title: 'text', description: 'html', moreInfoLink: 'link' },
    constants: { type: 'ad' },
  },
  users: {
    ...common,
    name: 'users',
    noun: 'user',
    roles: ADMINS,
    list: 'users',
    search: 'users/search',
    searchTerm: 'key',
    write: 'users',
    publishable: false,
    keepsDeleted: false,
    updateBody: 'json',
    updateSendsPublication: false,
    fields: { email: 'email', firstName: 'text', lastName: 'text', role: 'role', isActive: 'flag' },
    files: {},
    required: always([['email'], ['firstName'], ['role']]),
    names: [['firstName', 'lastName'], ['email']],
  },
};

export const RESOURCE_NAMES: readonly ResourceName[] = [...LISTING_NAMES, ...AD_NEWS_NAMES, 'users'];
/** A kind of the catalogue, as all are but users. */
export type CatalogueKind = RecordKind & { name: ListingName | AdNewsName };
export const LISTING_KINDS = LISTING_NAMES.map((name) => ({ ...KINDS[name], name }));
export const AD_NEWS_KINDS = AD_NEWS_NAMES.map((name) => ({ ...KINDS[name], name }));

export const eachKind = <Entry>(make: (kind: RecordKind) => Entry) =>
  Object.fromEntries(RESOURCE_NAMES.map((name) => [name, make(KINDS[name])])) as Record<ResourceName, Entry>;

const isResourceName = (name: string): name is ResourceName => Object.hasOwn(KINDS, name);

/** The kind behind a react-admin resource. Throws on a name that is no kind's. */
export const kindOf = (name: string): RecordKind => {
  if (!isResourceName(name)) throw new Error(`There is no kind of record called '${name}'`);
  return KINDS[name];
};

export const formFields = ({ fields, files, references }: RecordKind): string[] => [
  ...Object.keys(fields),
  ...Object.keys(files),
  ...Object.keys(references),
];

/** The fields that a form of each kind sends: the record's own name -> the name on the wire. */
export const FIELDS_ON_WIRE: Readonly<Record<ResourceName, Readonly<Record<string, string>>>> = eachKind((kind) =>
  Object.fromEntries(formFields(kind).map((field) => [field, kind.files[field]?.sentAs ?? field])),
);

/** The name by which people know a record, '' where it has none: an artist's stage name, else first and last name (spec 5). */
export const recordName = ({ names }: Pick<RecordKind, 'names'>, record: Readonly<Record<string, unknown>>): string => {
  const text = (field: string) => (typeof record[field] === 'string' ? record[field] : '');
  const named = names.map((fields) => fields.map(text).filter(Boolean).join(' '));
  return named.find((name) => name !== '') ?? '';
};
