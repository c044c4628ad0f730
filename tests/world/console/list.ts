import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Line } from '../line';
import { settled } from './settled';

/** The text of an element as it is read out: without what is hidden from screen readers. */
const spoken = (element: Element): string => {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent ?? '';
};

const cellsOf = (table: HTMLElement, part: 'thead' | 'tbody') =>
  [...table.querySelectorAll(`${part} tr`)].map((row) => [...row.children].map(spoken));

/** Headings of the table, its rows as the texts of their cells, and a column of these. The last cell, the actions, is left out. */
export const readTable = (table: HTMLElement = screen.getByRole('table')) => {
  const [headings = []] = cellsOf(table, 'thead');
  const rows = cellsOf(table, 'tbody').map((cells) => cells.slice(0, -1));
  return { headings: headings.slice(0, -1), rows, column: (index: number) => rows.map((cells) => cells[index]) };
};

/** The table of a list, by its name if there is one, once all is there that stands around its first rows: it is drawn a moment after them. */
export const findTable = async (name?: string) => {
  const table = await screen.findByRole('table', { name });
  await screen.findByRole('searchbox', { name: 'Search' });
  return table;
};

/** Names shown in the table, in order; none while there is no table. */
export const shownNames = () => {
  const table = screen.queryByRole('table');
  return table ? readTable(table).column(1) : [];
};

/** The page buttons, the current page among them, and whether one can go back and on. */
export const readPages = (label = 'Pages') => {
  const navigation = within(screen.getByRole('navigation', { name: label }));
  const numbers = navigation.queryAllByRole('button', { name: /^Page \d/ });
  return {
    numbers: numbers.map((button) => button.textContent),
    current: numbers.find((button) => button.getAttribute('aria-current') === 'page')?.textContent,
    canGoBack: !navigation.getByRole('button', { name: 'Previous page' }).hasAttribute('aria-disabled'),
    canGoOn: !navigation.getByRole('button', { name: 'Next page' }).hasAttribute('aria-disabled'),
  };
};

export const goToPage = (user: UserEvent, page: number) => user.click(screen.getByRole('button', { name: `Page ${page}` }));

/**
 * Goes on to the last page, as far as there are any, and back to the first.
 * @param names gives the names on the page that is shown
 * @param label of the pages
 * @returns the names of all pages in their order, as they were seen on the way back, when all that there is was loaded
 */
export const walkThrough = async (
  user: UserEvent,
  line: Line,
  names: () => (string | undefined)[] = shownNames,
  label = 'Pages',
) => {
  const turn = async (name: string) => {
    await user.click(within(screen.getByRole('navigation', { name: label })).getByRole('button', { name }));
    if (line.open() > 0) await settled(line);
  };
  while (readPages(label).canGoOn) await turn('Next page');
  await settled(line);
  const pages = [names()];
  while (readPages(label).canGoBack) {
    await turn('Previous page');
    pages.unshift(names());
  }
  return pages.flat();
};

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search' });

/** Puts a whole term into the search box at once, as pasting over the old one does. */
export const search = (term: string) => fireEvent.change(searchBox(), { target: { value: term } });

/** Chooses from one of Material UI's menus. */
export const chooseFrom = async (user: UserEvent, label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Asks to delete a row, and says yes. */
export const askToDelete = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};

/** Deletes a row by its icon and its question, and waits until the question is gone. */
export const deleteRow = async (user: UserEvent, name: string) => {
  await askToDelete(user, name);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};
