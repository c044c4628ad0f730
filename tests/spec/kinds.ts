import type { ListingName, ResourceName } from '../../src/contract/kinds';
import { alike, file, type Kind, type ListingKind, named } from './kind';
import { LISTING_KINDS } from './listingKinds';

const rule = [['Title'], ['Feature Image']];
const link = { label: 'More info link', name: 'moreInfoLink', sample: 'https://example.org/more' };
const images = [file('Feature Image', 'featureImage'), file('Content Image', 'contentImage')];
const content = ['title', 'description', 'moreInfoLink', 'featureImage', 'contentImage'];
const state = ['isPublished', 'publishedAt', 'createdAt'];

/** Spec 7, 'Ad-news'. */
const AD_NEWS_KINDS: readonly Kind[] = [
  {
    ...alike('announcements', 'Announcement'),
    columns: ['Title', 'Target', 'Publication Status', 'Published At', 'Created At'],
    // The specification's own: the words of a create also after an update, and a delete spelt like this.
    updated: 'Announcement successfully created.',
    deleted: 'Announcements has been deleted successfuly',
    form: ['Title', 'Description', 'Announcement Type', 'More info link', 'Feature Image', 'Content Image'],
    texts: [named('Title', 'title'), link],
    pictures: images,
    choices: [{ label: 'Announcement Type', options: ['None', 'Song', 'Artist', 'Album', 'Video', 'Channel'] }],
    required: { create: rule, update: rule },
    record: [...content, 'targetType', 'targetId', ...state],
    calls: { list: 'ad-news/news', search: 'ad-news/news/search', searchTerm: 'title', write: 'ad-news' },
    quiet: { create: false, search: true },
  },
  {
    ...alike('ads', 'Ad'),
    menu: 'Promotion Ads',
    // The capital A is the specification's own.
    routes: { list: '/ads', add: '/Ads/add-new-ad', edit: '/Ads/edit-ad', view: '/Ads/view-ad' },
    columns: ['Title', 'Publication Status', 'Published At', 'Created At'],
    // Without a full stop, as the specification has it.
    updated: 'Ad successfully updated',
    form: ['Title', 'Description', 'More info link', 'Feature Image', 'Content Image'],
    texts: [named('Title', 'title'), link],
    pictures: images,
    required: { create: rule, update: rule },
    record: [...content, ...state],
    calls: { list: 'ad-news/ads', search: 'ad-news/ads/search', searchTerm: 'title', write: 'ad-news' },
    quiet: { create: true, search: true },
  },
];

const USERS: Kind = {
  ...alike('users', 'User'),
  columns: ['Full Name', 'Email', 'Role', 'Active'],
  form: ['Email', 'First Name', 'Last Name', 'Role'],
  createButtons: ['Create'],
  texts: [
    { label: 'First Name', name: 'firstName', sample: 'Ben' },
    { label: 'Email', name: 'email', sample: 'ben@example.org' },
    { label: 'Last Name', name: 'lastName', sample: 'Okri' },
  ],
  pictures: [],
  choices: [{ label: 'Role', options: ['- -', 'Admin', 'Manager'] }],
  required: { create: [['Email'], ['First Name'], ['Role']], update: [['Email'], ['First Name'], ['Role']] },
  record: ['email', 'firstName', 'lastName', 'fullName', 'role', 'isActive'],
  calls: { list: 'users', search: 'users/search', searchTerm: 'key', write: 'users' },
};

/** The kinds with a publication state. */
export const PUBLISHED_KINDS: readonly Kind[] = [...LISTING_KINDS, ...AD_NEWS_KINDS];

/** All nine kinds, in the order of spec 2. */
export const KINDS: readonly Kind[] = [...PUBLISHED_KINDS, USERS];

/** The kinds whose forms have a type-ahead. */
export const KINDS_WITH_PICKERS: readonly ListingKind[] = LISTING_KINDS.filter(({ pickers }) => pickers.length > 0);

/** The kind of a name. */
export const kindOf = (name: ResourceName): Kind => {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}`);
  return kind;
};

/** The listing kind of a name. */
export const listingKindOf = (name: ListingName): ListingKind => {
  const kind = LISTING_KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no listing kind ${name}`);
  return kind;
};

/**
 * What all kinds do by one mechanism is looked at in one of them, that with fields of every sort; what differs by data, in each.
 */
export const ONE_OF_THEM: readonly ListingKind[] = [listingKindOf('songs')];
