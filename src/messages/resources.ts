import type { z } from 'zod';
import type { ResourceName } from '../contract/kinds';
import type { RECORD_SCHEMAS } from '../contract/records';

/** Fields of records that stand on no screen, or not under a label of their own. */
type Unlabelled =
  | '_id'
  | `${string}Static`
  | 'fileName'
  | 'duration'
  | 'peaks'
  | 'songs'
  | 'type'
  | 'target'
  | 'targetId'
  | 'createdAt'
  | 'mailRefusedAt'
  | 'version'
  | 'updatedAt';
type Field<Name extends ResourceName> = Exclude<keyof z.infer<(typeof RECORD_SCHEMAS)[Name]>, Unlabelled>;

/** Without `deleted` a delete says nothing. */
type Words<Name extends ResourceName> = ReturnType<typeof words> & {
  deleted?: string;
  fields: Record<Field<Name>, string> & { createdAt?: string };
  /** Headings of the list where they differ from the form's labels. */
  columns?: Partial<Record<Field<Name>, string>>;
} & Record<string, unknown>;

const words = (one: string, many = `${one}s`) => ({
  name: `${one} |||| ${many}`,
  add: `Add ${one}`,
  edit: `Edit ${one}`,
  view: `View ${one}`,
  empty: `No ${many} Found.`,
  noMatch: `No ${one} Found`,
  created: `${one} successfully created.`,
  updated: `${one} successfully updated.`,
});

const published = { isPublished: 'Publication Status', publishedAt: 'Published At' };
const adNews = {
  title: 'Title',
  description: 'Description',
  moreInfoLink: 'More info link',
  featureImage: 'Feature Image',
  contentImage: 'Content Image',
  createdAt: 'Created At',
  ...published,
};

/** The words of each kind of record (spec 2, 8), the odd ones to the letter. */
export const resources = {
  artists: {
    ...words('Artist'),
    fields: {
      stageName: 'Stage Name',
      firstName: 'First Name',
      lastName: 'Last Name',
      photo: 'Photo',
      coverImage: 'Cover Image',
      ...published,
    },
    hints: { stageName: 'A stage name or a first name is needed.', firstName: 'Needed where there is no stage name.' },
  },
  songs: {
    ...words('Song'),
    import: 'Import',
    fields: { title: 'Title', artist: 'Artist', album: 'Album', coverArt: 'Cover Art', fileUrl: 'Song File', ...published },
  },
  albums: {
    ...words('Album'),
    fields: { name: 'Title', artist: 'Artist', albumArt: 'Album Art', ...published },
    columns: { name: 'Name' },
  },
  playlists: {
    ...words('Playlist'),
    fields: { name: 'Name', featureImage: 'Feature Image', ...published },
  },
  videos: {
    ...words('Video'),
    fields: { title: 'Title', url: 'Url', artist: 'Artist', channel: 'Channel', thumbnail: 'Thumbnail', ...published },
    placeholders: { url: 'YouTube Url' },
  },
  channels: {
    ...words('Channel'),
    fields: { name: 'Name', photo: 'Photo', banner: 'Banner', ...published },
  },
  announcements: {
    ...words('Announcement'),
    /** The words of a create also after an update and a publish toggle (spec 8). */
    updated: 'Announcement successfully created.',
    deleted: 'Announcements has been deleted successfuly',
    fields: { ...adNews, targetType: 'Announcement Type' },
    columns: { targetType: 'Target' },
    types: { none: 'None', song: 'Song', artist: 'Artist', album: 'Album', video: 'Video', channel: 'Channel' },
    noTarget: 'No %{type} found',
    targetDeleted: 'Deleted %{type}',
  },
  ads: {
    ...words('Ad'),
    updated: 'Ad successfully updated',
    fields: adNews,
  },
  users: {
    ...words('User'),
    fields: {
      fullName: 'Full Name',
      email: 'Email',
      firstName: 'First Name',
      lastName: 'Last Name',
      role: 'Role',
      isActive: 'Active',
    },
    roles: { none: '- -', admin: 'Admin', manager: 'Manager' },
    state: { active: 'Active', inactive: 'Inactive' },
    hints: {
      email: 'A password is sent to this address.',
      refused: 'On %{at} the mail server took no mail to this address. Check how it is written.',
    },
    actions: { activate: 'Activate', deactivate: 'Deactivate', resetPassword: 'Reset Password' },
    reset: {
      title: 'Reset the password of %{name}?',
      text: 'A new password is sent to %{email}. The present one stops working, and %{name} is signed out everywhere.',
      done: 'User Password successfully updated.',
    },
  },
} satisfies { [Name in ResourceName]: Words<Name> };
