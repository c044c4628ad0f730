/** Of the box that is opened by Ctrl+K. */
export const palette = {
  open: 'Find a page or a record',
  title: 'Find a page or a record',
  box: 'Page or record',
  placeholder: 'Go to a page, or find a record',
  close: 'Close',
  keys: '%{modifier} K',
  groups: { pages: 'Pages', records: 'Records' },
  notes: { page: 'Page', list: 'List', add: 'Add' },
  /** What is said below the results. */
  short: 'Records are found after %{minimum} characters.',
  searching: 'Searching',
  none: 'Nothing is called so.',
  found: '1 result |||| %{smart_count} results',
  failed: 'Not everything could be searched. Type on to try again.',
  hint: { move: 'move', open: 'open', close: 'close' },
};
