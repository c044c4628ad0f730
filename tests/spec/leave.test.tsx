import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../world/console/console';
import { choose, expectFilled, fill, findForm } from '../world/console/form';
import { picture } from '../world/forms';
import { ONE_OF_THEM } from './kinds';

/** The way back is gone once the page is told, which is later than the call. */
const back = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  );
const dashboard = () => screen.findByRole('link', { name: 'Dashboard' });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));

const expectLeft = async () => {
  expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
};

describe.each(ONE_OF_THEM)('leaving a changed form of $name', (kind) => {
  it('asks, also at Back; Stay keeps all that was put in, Leave goes', async () => {
    const { user } = await renderConsole({ path: kind.routes.list });
    const [link] = await screen.findAllByRole('link', { name: `Add ${kind.noun}` });
    if (link) await user.click(link);
    await findForm(kind);
    await fill(user, kind);
    for (const leave of [back, async () => user.click(await dashboard())]) {
      await leave();
      await user.click((await question()).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(window.location.pathname).toBe(kind.routes.add);
      expectFilled(kind);
    }
    await user.click(await dashboard());
    await user.click((await question()).getByRole('button', { name: 'Leave' }));
    await expectLeft();
  });
});

describe('what counts as a change', () => {
  it('a chosen picture alone does', async () => {
    const { user } = await renderConsole({ path: '/channels/add-channel' });
    await screen.findByRole('textbox', { name: 'Name' });
    await choose(user, 'Banner', await picture());
    await user.click(await dashboard());
    await question();
  });

  it('text that was typed and taken back does not', async () => {
    const { user } = await renderConsole({ path: '/channels/add-channel' });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Backspace}');
    await user.click(await dashboard());
    await expectLeft();
  });
});
