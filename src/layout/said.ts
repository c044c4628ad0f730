import type { NotificationPayload } from 'react-admin';

type Type = NotificationPayload['type'];

export const isUrgent = (type: Type) => type === 'error' || type === 'warning';

/** What is said, and all that said it: the same words again begin their time anew. */
export interface Said {
  type: Type;
  text: string;
  all: NotificationPayload[];
}

/** Failures that wait for their turn; more would tell of what is long past, and the oldest give way. */
const MOST = 3;

/**
 * One at a time: what was said last, but a failure has its time before all that was said after it. What stands before the one that is shown
 * has been overtaken.
 */
export const toBeShown = (said: readonly Said[]): number => {
  const urgent = said.filter(({ type }) => isUrgent(type)).slice(-MOST);
  return urgent[0] ? said.indexOf(urgent[0]) : said.length - 1;
};
