import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../src/messages/english';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import { Sending } from '../../../src/ui/form/Sending';
import { kindOf } from '../../spec/kinds';
import { openApi, renderConsole } from '../../world/console/console';
import { choose, openEdit, pictureField, write } from '../../world/console/form';
import { settled } from '../../world/console/settled';
import { picture } from '../../world/forms';
import { addRecord } from '../../world/records';

const song = { rawFile: new File([new Uint8Array(4 * 1024 * 1024)], 'tide.wav'), src: 'blob:tide', title: 'tide.wav' };

describe('what is told of a file on its way', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  /** Far as it is after each step of so many milliseconds. */
  const send = (...steps: readonly { ms: number; to: number }[]) => {
    const shown = (progress: number) => (
      <I18nContextProvider value={createI18nProvider(english)}>
        <Sending progress={progress} files={[song]} onCancel={() => undefined} />
      </I18nContextProvider>
    );
    const view = render(shown(0));
    for (const { ms, to } of steps) {
      vi.advanceTimersByTime(ms);
      view.rerender(shown(to));
    }
    const bar = screen.getByRole('progressbar');
    return {
      words: screen.getByRole('group').textContent,
      value: bar.getAttribute('aria-valuenow'),
      says: bar.getAttribute('aria-valuetext'),
    };
  };

  const QUARTER = { ms: 2_000, to: 0.25 };
  const CHECKED = '4.0 MB sent. The server is checking it.';
  it.each([
    ['no time before there is a guess', [{ ms: 1_000, to: 0.5 }], '2.0 of 4.0 MB', '50'],
    ['the time that is left, by the time it took', [QUARTER], '1.0 of 4.0 MB · about 6 s left', '25'],
    ['one guess a second', [QUARTER, { ms: 500, to: 0.5 }], '2.0 of 4.0 MB · about 6 s left', '50'],
    ['the next guess', [QUARTER, { ms: 1_100, to: 0.5 }], '2.0 of 4.0 MB · about 4 s left', '50'],
    ['once all is out that it is checked, and for no time that is known', [{ ms: 2_000, to: 1 }], CHECKED, null],
  ] as const)('is %s', (_what, steps, words, value) => {
    const told = send(...steps);
    expect(told.words).toBe(`tide.wav${words}Cancel sending`);
    expect(told.value).toBe(value);
    expect(told.says).toBe(value === null ? 'All is sent. Waiting for the answer.' : `${value} % sent`);
  });
});

describe('while a form is sent', () => {
  it.each([
    ['announcements', 'Announcement Type', 'combobox'],
    ['announcements', 'Artist', 'combobox'],
    ['announcements', 'More info link', 'textbox'],
    ['users', 'Role', 'combobox'],
  ] as const)('its fields can be read and keep the focus, and take nothing: %s, %s', async (name, label, role) => {
    const kind = kindOf(name);
    const api = await openApi();
    const targetId = await addRecord(api, 'artists', 'Björk', { publish: true });
    const fields: Record<string, string> = name === 'announcements' ? { targetType: 'artist', targetId } : {};
    await addRecord(api, name, 'Before', { fields });
    const { user, line } = await renderConsole({ path: kind.routes.list, api });
    await openEdit(user, kind, 'Before');
    await write(user, kind.texts[0].label, 'After');
    const field = await screen.findByRole(role, { name: label });
    const shown = () => (field instanceof HTMLInputElement ? field.value : field.textContent);
    const before = shown();
    const answer = line.hold('PATCH');
    field.focus();
    await user.keyboard('{Control>}s{/Control}');
    await vi.waitFor(() => expect(line.log('PATCH')).toHaveLength(1));
    expect(field).toHaveFocus();
    expect(field).not.toHaveAttribute('aria-disabled', 'true');
    expect(field).toBeEnabled();
    await user.keyboard('x{ArrowDown}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(shown()).toBe(before);
    answer();
    await settled(line);
  });
});

it('a file that is refused says so under its frame, and is forgotten with the next one', async () => {
  const { user } = await renderConsole({ path: '/albums/add-album' });
  await screen.findByRole('textbox', { name: 'Title' });
  const frame = within(pictureField('Album Art'));
  const chooser = frame.getByRole('button', { name: 'Choose image Album Art' });
  const files = [new File(['words'], 'notes.txt', { type: 'text/plain' })];
  fireEvent.drop(chooser, { dataTransfer: { files, types: ['Files'] } });
  await waitFor(() => expect(chooser).toHaveAccessibleDescription(expect.stringContaining('Upload only images')));
  await choose(user, 'Album Art', await picture('cover.png'));
  expect(pictureField('Album Art')).toHaveTextContent(/^Album Art.*cover\.png/);
  expect(pictureField('Album Art').textContent).not.toContain('Upload only images');
});
