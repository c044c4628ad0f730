import type { HistoryChange } from '../../contract/history';
import type { UserRow } from './queries';

const TEXTS = ['email', 'firstName', 'lastName', 'role'] as const;

type Account = Pick<UserRow, (typeof TEXTS)[number] | 'isActive'>;

/** The fields in which two rows of a user differ, never the password. `before` is undefined for a new user. */
export const changesBetween = (before: Account | undefined, after: Account): HistoryChange[] => {
  const texts = TEXTS.map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));
  const state = { field: 'isActive', from: before === undefined ? null : before.isActive === 1, to: after.isActive === 1 };
  return [...texts, state].filter(({ from, to }) => from !== to);
};
