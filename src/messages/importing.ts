/** What an import says of files and records, to whoever looks at the plan, the progress or the report. */
export const importing = {
  various: 'Various Artists',
  empty: 'The file is empty: it has 0 bytes.',
  noSound: 'The file is damaged or holds no sound, whatever its name says.',
  unreadable: 'The file can’t be read (%{reason}).',
  changed: 'The file has changed since it was looked at. Run the import again.',
  coverEmpty: 'The picture in the file is empty, so it is left out.',
  coverUnreadable: 'The picture in the file can’t be recognised, so it is left out.',
  coverRefused: 'Without its picture: %{reason}',
  noPicture: 'There is no picture for it: a plain grey one stands in.',
  fromName: 'Title from the file’s name.',
  there: 'This file is already there: “%{title}”.',
  twice: 'The same file as %{path}.',
  like: 'A song of this title, artist and length is already there: “%{title}”.',
  likeFile: 'The same title, artist and length as %{path}.',
  replacedBy: 'The song gets another file of this import: %{path}.',
  hasFile: 'The song has this very file already.',
  songGone: 'The song is gone: somebody has deleted it meanwhile.',
  otherFile:
    'Somebody has given the song another file meanwhile. Look at it, and import this one again if it is still the better one.',
  busySong: 'The song changes all the time. Import the file again later.',
  needsCover: 'The song has no cover, without which it takes no change, and there is none for it here.',
  several: 'There are %{count} of this name: the best match is taken.',
  albumWithoutArtist: 'There is an album of this name without an artist: that one is taken.',
  noArtist: 'Its artist was not created: %{reason}',
  noAlbum: 'Its album was not created: %{reason}',
  noAnswer: 'The server at %{host} does not answer (%{reason}).',
  unreachable: 'The server does not answer. Run the import again to go on where it was.',
  signedOut: 'Nobody could sign in anew: %{reason}',
  noJournal: 'What was done can’t be noted in %{path} (%{reason}). Make room, and run the import again to go on where it was.',
  noReport: 'The report can’t be written to %{path} (%{reason}).',
  shorter: 'it is shorter than it was',
  stopped: 'The import was stopped. Run it again to go on where it was.',
  /** Of `unreadable`, where a browser says no more. */
  reasons: {
    gone: 'it is gone',
    changedOnDisk: 'it has changed since it was chosen, or may not be read',
    notReadable: 'the browser may not read it',
    tooDeep: 'it lies more than %{count} folders deep',
    tooMany: 'there are more than %{count} files and folders: choose a part of them',
  },
} as const;

/** The sentence with its values in place. */
export const say = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
