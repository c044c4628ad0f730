import type { FieldValues } from 'react-hook-form';
import { isBlank } from '../contract/text';

/** What keeps a form from being sent: the one alert (key of its text), and a text for each field at fault. */
export interface CheckFailure {
  alert: string;
  fields: Record<string, string>;
}

export type Check = (values: FieldValues) => CheckFailure | undefined;

const isEmpty = (value: unknown) => typeof value !== 'string' || isBlank(value);

/** Asks for a text in each of the fields (spec 5). */
export const requireTexts =
  (alert: string, ...fields: string[]): Check =>
  (values) => {
    const missing = fields.filter((field) => isEmpty(values[field]));
    if (missing.length === 0) return undefined;
    return { alert, fields: Object.fromEntries(missing.map((field) => [field, 'ra.validation.required'])) };
  };

/** What was typed into a field; empty where nothing was. */
export const typed = (value: unknown) => (typeof value === 'string' ? value : '');
