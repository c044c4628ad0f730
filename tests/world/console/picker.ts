import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ListingKind, PickerField } from '../../spec/kind';
import type { TestApi } from '../api';
import { addRecord, recordsOf } from '../records';
import { openApi, renderConsole } from './console';
import { findForm, pickerField } from './form';

/** Puts a text into a picker at once. */
export const type = (label: string, value: string) => fireEvent.change(pickerField(label), { target: { value } });

/** The suggestions, once there are some. */
export const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

/** What the list says instead of suggestions; undefined where it is closed or has some. */
export const saidInList = () => document.querySelector('.MuiAutocomplete-noOptions')?.textContent;

/** Waits until the list says this, to be seen and to be heard. */
export const expectSaid = (text: string) =>
  waitFor(() => {
    expect(saidInList()).toBe(text);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
  });

/** The lookups among the calls of a log. */
export const lookups = (log: string[]) => log.filter((line) => line.includes('/published/search'));

/** One picker of one kind's forms, and what belongs to it. */
export const pickerScreen = (kind: ListingKind, { label, lookup, name }: PickerField) => ({
  call: (key: string) => `GET listings/${lookup}/published/search?key=${encodeURIComponent(key)}`,
  publish: (api: TestApi, title: string) => addRecord(api, lookup, title, { publish: true }),

  /** The add page with the focus in the picker. */
  openForm: async (api?: TestApi) => {
    const view = await renderConsole({ path: kind.routes.add, api: api ?? (await openApi()) });
    await findForm(kind);
    await view.user.click(pickerField(label));
    return view;
  },

  /** The edit page of a record that refers to one of this name, which is not published. */
  openRecord: async (title: string) => {
    const api = await openApi();
    const reference = await addRecord(api, lookup, title);
    await addRecord(api, kind.name, 'Referring', { fields: { [name]: reference } });
    const view = await renderConsole({ path: kind.routes.list, api });
    await view.user.click(await screen.findByRole('button', { name: 'Edit Referring' }));
    await findForm(kind);
    return { ...view, reference };
  },
  referenceOf: async (api: TestApi) => (await recordsOf(api, kind.name))[0]?.[name],
});
