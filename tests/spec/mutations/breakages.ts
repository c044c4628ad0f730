/** One small breakage of the product, such as a slip of the hand would make. */
export interface Breakage {
  /** Id of the statement it breaks; the tests named there have to notice. */
  breaks: string;
  /** File below src/. */
  file: string;
  /** What stands there, once, and what stands there afterwards. */
  from: string;
  to: string;
}

/** A text of one file of messages, swapped. */
const text = (breaks: string, file: string, from: string, to: string): Breakage => ({
  breaks,
  file: `messages/${file}.ts`,
  from: `'${from}'`,
  to: `'${to}'`,
});

/** A number of the business constants, changed. */
const limit = (breaks: string, name: string, from: string, to: string): Breakage => ({
  breaks,
  file: 'contract/limits.ts',
  from: `${name} = ${from}`,
  to: `${name} = ${to}`,
});

const inContract = (breaks: string, from: string, to: string): Breakage => ({ breaks, file: 'contract/endpoints.ts', from, to });

const TEXTS: readonly Breakage[] = [
  text('2.26', 'app', 'Promotion Ads', 'Ads'),
  text('2.36', 'pages', 'Your Password has been resetted successfully!', 'Your Password has been reset successfully!'),
  text('2.57', 'adNews', 'No Announcements Found.', 'No Announcement Found.'),
  { breaks: '2.62', file: 'messages/listings.ts', from: "columns: { name: 'Name' }", to: "columns: { name: 'Title' }" },
  text('2.78', 'listings', 'YouTube Url', 'Url'),
  text('2.95', 'screens', 'Empty Playlist, Add Songs', 'Empty Playlist'),
  text('5.2', 'app', 'Login credentials are required', 'Please fill in required fields'),
  text('8.12', 'app', 'Inputed passwords must match', 'Entered passwords must match'),
  text('8.19', 'listings', 'Song successfully created.', 'Song successfully updated.'),
  {
    breaks: '8.29',
    file: 'messages/adNews.ts',
    from: "updated: 'Announcement successfully created.'",
    to: "updated: 'Announcement successfully updated.'",
  },
  text('8.30', 'adNews', 'Announcements has been deleted successfuly', 'Announcement has been deleted successfully'),
  text('8.32', 'adNews', 'Ad successfully updated', 'Ad successfully updated.'),
  text('8.41', 'listings', 'No Channel Found', 'No Channels Found'),
  text('8.43', 'adNews', 'No %{type} found', 'No %{type} Found'),
];

const NUMBERS: readonly Breakage[] = [
  limit('9.1', 'SERVER_PAGE_SIZE', '20', '25'),
  limit('9.2', 'PANEL_PAGE_SIZE', '5', '6'),
  limit('9.5', 'ALERT_DURATION', '3_000', '5_000'),
  limit('9.6', 'IDLE_WARNING_AFTER', '840_000', '780_000'),
  limit('9.7', 'IDLE_LOGOUT_AFTER', '900_000', '960_000'),
  limit(
    '9.8',
    'IDLE_EVENTS',
    "['click', 'mousemove', 'mousedown', 'scroll', 'keydown']",
    "['click', 'mousemove', 'mousedown', 'keydown']",
  ),
  limit('9.9', 'PER_PAGE_OPTIONS', '[5, 10, 15, 20]', '[5, 10, 20]'),
  limit('9.10', 'PAGE_WINDOW', '2', '3'),
  limit('9.11', 'TYPE_AHEAD_MINIMUM', '3', '2'),
  { breaks: '9.3', file: 'ui/list/pages.ts', from: 'page >= pages - 1', to: 'page >= pages' },
];

const CALLS: readonly Breakage[] = [
  inContract('3.8', "coverArt: 'songCoverArt'", "coverArt: 'coverArt'"),
  inContract('7.9', 'filtersByPublication: true', 'filtersByPublication: false'),
  inContract('7.14', "publish ? 'publish' : 'un-publish'", "publish ? 'publish' : 'unpublish'"),
  inContract('7.22', "searchTerm: 'title' as const", "searchTerm: 'key' as const"),
  inContract('7.23', "constants: { type: 'news' }", "constants: { type: 'announcement' }"),
  inContract(
    '7.40',
    "constants: { type: 'news' },\n    updateSendsPublication: false",
    "constants: { type: 'news' },\n    updateSendsPublication: true",
  ),
  inContract('7.33', '/generate-password', '/reset-password'),
  { breaks: '4.9', file: 'providers/http.ts', from: '`Bearer $', to: '`Token $' },
  { breaks: '4.10', file: 'providers/http.ts', from: '[APP_HEADER.name]: APP_HEADER.value,', to: '' },
  { breaks: '7.2', file: 'providers/http.ts', from: ' && body.success === true', to: '' },
  {
    breaks: '7.5',
    file: 'providers/account.ts',
    from: '{ password, confirmPassword, token }',
    to: '{ password, confirmPassword }',
  },
  { breaks: '7.51', file: 'providers/authProvider.ts', from: 'statusOf(error) !== 401', to: 'statusOf(error) !== 403' },
  { breaks: '4.8', file: 'providers/session.ts', from: "const TOKEN = 'token'", to: "const TOKEN = 'auth'" },
  {
    breaks: '5.28',
    file: 'providers/formData.ts',
    from: 'if (value !== undefined) fields.set(name, value)',
    to: "fields.set(name, value ?? '')",
  },
];

const SCREENS: readonly Breakage[] = [
  { breaks: '2.12', file: 'routes.ts', from: "edit: '/Ads/edit-ad'", to: "edit: '/ads/edit-ad'" },
  { breaks: '2.17', file: 'routes.ts', from: "'/users/account'", to: "'/account'" },
  { breaks: '6.2', file: 'contract/access.ts', from: 'users: ADMINS', to: 'users: EVERYONE' },
  { breaks: '2.69', file: 'ui/fields/PublicationField.tsx', from: 'isPublished === true', to: 'isPublished !== false' },
  { breaks: '2.70', file: 'ui/fields/DateField.tsx', from: '} - $', to: '} $' },
  {
    breaks: '2.89',
    file: 'ui/richText/tools.tsx',
    from: 'chain.toggleHeading({ level })',
    to: 'chain.toggleHeading({ level: 1 })',
  },
  { breaks: '4.15', file: 'resources/playlists/index.ts', from: "afterCreate: 'edit',", to: '' },
  { breaks: '4.16', file: 'ui/form/CatalogueEdit.tsx', from: 'held.release(name)', to: 'held.get(name)' },
  { breaks: '4.18', file: 'resources/announcements/TypeInput.tsx', from: '(option === NONE ? null : option)', to: 'option' },
  { breaks: '5.6', file: 'resources/artists/index.ts', from: "['stageName', 'firstName']", to: "['stageName']" },
  { breaks: '5.9', file: 'resources/songs/index.ts', from: "update: [['title'], ['coverArt']]", to: "update: [['title']]" },
  {
    breaks: '5.25',
    file: 'resources/playlists/useManageSongs.ts',
    from: 'present.some(({ id }) => id === song.id) || ',
    to: '',
  },
  { breaks: '8.6', file: 'resources/ads/index.ts', from: 'quietSearchFailure: true,', to: '' },
  { breaks: '8.7', file: 'resources/playlists/index.ts', from: 'quietCreateFailure: true,', to: '' },
];

/** What the suite has to notice, each alone. */
export const BREAKAGES: readonly Breakage[] = [...TEXTS, ...NUMBERS, ...CALLS, ...SCREENS];
