import type { RequiredRule } from '../../contract/kinds';
import { isBlank } from '../../contract/text';

export const isMissing = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value));

/** The required check of spec 5: the first field of every group without a value. */
export const missingFields = (values: Record<string, unknown>, rule: RequiredRule): string[] =>
  rule.filter((group) => group.every((field) => isMissing(values[field]))).map((group) => group[0] ?? '');
