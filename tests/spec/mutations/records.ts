import { type Breakage, inFile } from './breakage';

/** Records that lack a field, hold a wrong one, or come out under another name (spec 1, 3, 4). */
export const RECORDS: readonly Breakage[] = [
  ...inFile(
    'contract/endpoints.ts',
    ['3.5', "fields: ['stageName', 'firstName', 'lastName']", "fields: ['stageName', 'firstName']"],
    [
      '3.9',
      "files: { albumArt: 'albumArt' },\n    references: { artist: 'artists' },",
      "files: { albumArt: 'albumArt' },\n    references: {},",
    ],
    ['3.13', "references: { artist: 'artists', channel: 'channels' }", "references: { artist: 'artists' }"],
    ['3.17', "'targetType', 'targetId']", "'targetType']"],
    [
      '3.18',
      "fields: ['title', 'description', 'moreInfoLink'],\n    constants: { type: 'ad' }",
      "fields: ['title', 'description'],\n    constants: { type: 'ad' }",
    ],
  ),
  ...inFile('contract/limits.ts', ['1.1', "ROLES = ['admin', 'manager']", "ROLES = ['admin', 'manager', 'owner']"]),
  ...inFile(
    'server/listings/kinds.ts',
    ['3.7', "      albumStatic: { reference: 'album', field: 'name' },\n", ''],
    ['3.15', "files: { photo: 'image', banner: 'image' }", "files: { photo: 'image' }"],
    ['3.24', "      artistStatic: { reference: 'artist', field: 'stageName' },\n", ''],
  ),
  ...inFile(
    'server/listings/presenter.ts',
    ['1.3', 'row.isPublished === 1', 'row.publishedAt !== undefined'],
    ['3.1', '{ _id: row.id };', '{ id: row.id };'],
    ['3.6', 'stageName: artistName(row)', 'name: artistName(row)'],
    ['3.6', 'key === null ? null : store.url(key)', 'key'],
    ['3.18', 'key === null ? null : store.url(key)', 'key'],
    ['3.11', 'if (songs) shown.songs = songs.get(row.id);', ''],
    ['3.13', "name: textOf(row, 'name'), photo", "title: textOf(row, 'name'), photo"],
    ['3.18', 'shown.createdAt = row.createdAt;', ''],
  ),
  ...inFile('server/adNews/texts.ts', ['3.17', 'const html = cleanHtml(', 'const html = wordsOf(']),
  ...inFile('server/listings/select.ts', ['3.6', "albums: ['name', 'albumArt']", "albums: ['albumArt']"]),
  ...inFile('server/listings/write.ts', ['4.1', '.set({ isPublished: isPublished ? 1 : 0', '.set({ isPublished: 1']),
  ...inFile(
    'server/users/presenter.ts',
    ['3.2', '[row.firstName, row.lastName]', '[row.lastName, row.firstName]'],
    ['3.2', '  isActive: row.isActive === 1,\n', ''],
    ['3.3', '(row: UserRow): User => ({', '(row: UserRow): User => ({\n  ...row,'],
    ['3.4', '  lastName: row.lastName,\n  fullName: fullNameOf(row),\n  role: row.role,\n});', '  role: row.role,\n});'],
  ),
  ...inFile('server/users/write.ts', ['1.4', 'role, isActive, searchText', 'role, searchText']),
  ...inFile('server/users/input.ts', ['1.1', 'known === typed.toLowerCase()', 'typed.toLowerCase().startsWith(known)']),
  ...inFile('server/auth/account.ts', ['1.6', 'await replacePassword(transaction, _id, passwordHash, sessionHash);', '']),
  ...inFile('server/http/answers.ts', ['3.20', 'success: true, data, pagination }', 'success: true, data }']),
  ...inFile('server/http/paging.ts', ['3.20', 'Math.min(page - 1, last)', 'Math.min(page, last)']),
  ...inFile('providers/session.ts', ['3.4', ' lastName: textOf(value.lastName),', '']),
  ...inFile('providers/safeStorage.ts', ['4.11', 'storage.setItem(key, value);', '']),
];
