import type { RequiredRule } from '../../contract/kinds';
import { isBlank } from '../../contract/text';

/** Text of an HTML description: its tags carry no words. */
const withoutTags = (text: string) => text.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ');

/** Nothing a person would call a value: null, undefined, a blank text or an editor's empty paragraphs. */
export const isMissing = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(withoutTags(value)));

/**
 * The required check of spec 5.
 * @returns the first field of every group without a value, in the order of the rule
 */
export const missingFields = (values: Record<string, unknown>, rule: RequiredRule): string[] =>
  rule.filter((group) => group.every((field) => isMissing(values[field]))).map((group) => group[0] ?? '');
