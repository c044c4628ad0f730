const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a moment (ISO 8601) was, in words: '2 hours ago'. '' where it is none. */
export const timeAgo = (moment: string, now = Date.now()): string => {
  // A clock that is ahead of ours tells of no future.
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000);
  if (Number.isNaN(seconds)) return '';
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Number.POSITIVE_INFINITY];
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat('en', { numeric }).format(-Math.floor(seconds / size), unit);
};
