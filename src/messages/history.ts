import type { HistoryAction } from '../contract/history';

/** What was done with a record, behind the name of who did it. Names of fields and songs follow where there are any. */
const did: Record<HistoryAction, string> & Record<'changed' | 'back', string> = {
  create: 'created it',
  update: 'saved it',
  changed: 'changed %{fields}',
  publish: 'published it',
  'un-publish': 'unpublished it',
  delete: 'deleted it',
  restore: 'restored an earlier version',
  back: 'brought it back',
  'add-song': 'added the song',
  'remove-song': 'removed the song',
  activate: 'activated the account',
  deactivate: 'deactivated the account',
  'generate-password': 'had a new password sent',
};

export const history = {
  title: 'History',
  close: 'Close the history',
  none: 'Nothing is known of what was done with it.',
  shown: '1 entry shown |||| %{smart_count} entries shown',
  nobody: 'The server',
  did,
  when: '%{ago}, ',
  details: 'Details',
  before: 'Before',
  after: 'After',
  empty: 'empty',
  sameWords: 'The words are the same: their formatting changed.',
  showAll: 'Show all of it',
  showLess: 'Show less',
  picture: { before: '%{field} before', after: '%{field} after' },
  /** Of what stands on no form under a label of its own. */
  fields: { targetId: 'Target', songs: 'Songs' },
  restore: {
    open: 'Restore this version',
    title: 'Restore this version?',
    text: 'This will be as it was on %{when}: %{fields}. Everything else stays as it is.',
    unsaved: 'What you typed or chose on this page and did not save will be lost.',
    yes: 'Restore',
    done: 'The earlier version is back, and saved.',
  },
};

export const deleted = {
  title: 'Recently deleted',
  close: 'Close what was recently deleted',
  none: 'Nothing was deleted in the last %{days} days.',
  kept: 'Kept for %{days} days, then gone for good.',
  shown: '1 record shown |||| %{smart_count} records shown',
  left: '1 day left |||| %{smart_count} days left',
  bringBack: 'Bring back',
  bringBackNamed: 'Bring back %{name}',
  back: '%{name} is back, unpublished.',
  remove: 'Delete for good',
  removeNamed: 'Delete %{name} for good',
  question: { title: 'Delete %{name} for good?', text: 'Its pictures and sounds go too. This cannot be undone.' },
  removed: '%{name} is gone for good.',
};

/** Of entries that are loaded piece by piece. */
export const pieces = {
  loading: 'Loading',
  more: 'Show more',
  loadingMore: 'Loading more',
};
