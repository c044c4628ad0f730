import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../../world/console/console';
import { button, expectAlert, field, write } from '../../world/console/form';
import { recordsOf } from '../../world/records';

describe('the address of a video', () => {
  const open = async () => {
    const view = await renderConsole({ path: '/videos/add-video' });
    await write(view.user, 'Title', (await screen.findByRole('textbox', { name: 'Title' })) ? 'Army of Me' : '');
    return view;
  };

  it("[2.78] is asked for with the placeholder 'YouTube Url'", async () => {
    await open();
    expect(field('Url')).toHaveAttribute('placeholder', 'YouTube Url');
  });

  it.each([
    ['https://www.youtube.com/watch?v=jPeheoBa2_Y', 'https://www.youtube.com/watch?v=jPeheoBa2_Y'],
    ['youtu.be/jPeheoBa2_Y', 'https://youtu.be/jPeheoBa2_Y'],
  ])('%s is good', async (typed, kept) => {
    const { user, api } = await open();
    await write(user, 'Url', typed);
    await user.click(button('Save'));
    await expectAlert('Video successfully created.');
    expect(await recordsOf(api, 'videos')).toMatchObject([{ url: kept }]);
  });

  it.each(['javascript:alert(1)', 'not an address'])('%s is refused in words, and the field marked', async (typed) => {
    const { user, api } = await open();
    await write(user, 'Url', typed);
    await user.click(button('Save'));
    await waitFor(() => expect(field('Url')).toBeInvalid());
    expect(field('Url')).toHaveFocus();
    expect(screen.getAllByText(/[Uu]rl|address|link/).length).toBeGreaterThan(1);
    expect(field('Url')).toHaveValue(typed);
    expect(await recordsOf(api, 'videos')).toEqual([]);
  });
});
