import { kindOf, type ResourceName } from '../contract/kinds';
import { picture, sound } from './media';
import { madeOf, nameField, type Trial } from './trial';

/** What the fields beside the name hold. */
const TEXTS: Readonly<Record<string, string>> = {
  firstName: 'Check',
  lastName: 'Of The Contract',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  description: '<p>Made by a check of the contract</p>',
  moreInfoLink: 'https://example.org/',
  targetType: 'artist',
  role: 'manager',
};

/** A name that only this run gives. A user's is an address that no mail can reach. */
export const newName = ({ mark }: Trial, kind: ResourceName, words: string): string =>
  kind === 'users' ? `${mark}-${words}@check.invalid` : `${mark} ${words}`;

/** The whole form of spec 3 for a new record, references and files included. @throws NotTried where a record it points to is missing */
export const newForm = (trial: Trial, kind: ResourceName, name: string): FormData => {
  const { fields, files, references, constants } = kindOf(kind);
  const form = new FormData();
  for (const [field, value] of Object.entries(constants)) form.append(field, value);
  for (const field of Object.keys(fields)) {
    const text = field === nameField(kind) ? name : field === 'targetId' ? madeOf(trial, 'artists').id : TEXTS[field];
    if (text !== undefined) form.append(field, text);
  }
  for (const [field, target] of Object.entries(references)) form.append(field, madeOf(trial, target).id);
  for (const { sentAs, takes } of Object.values(files)) form.append(sentAs, takes === 'audio' ? sound() : picture());
  return form;
};
