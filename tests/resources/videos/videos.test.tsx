import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlerts, fail, success } from '../../world/console/alerts';
import { renderConsole } from '../../world/console/console';
import { button, field, write } from '../../world/console/form';
import { recordsOf } from '../../world/records';
import { LINKS_REFUSED } from '../../world/values/links';

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
    await expectAlerts(success('Video successfully created.'));
    expect(await recordsOf(api, 'videos')).toMatchObject([{ url: kept }]);
  });

  it.each([LINKS_REFUSED[0] ?? '', 'not an address'])('%s is refused in words, and the field marked', async (typed) => {
    const { user, api } = await open();
    await write(user, 'Url', typed);
    await user.click(button('Save'));
    const words = 'The field url takes a web address that starts with http:// or https://.';
    await expectAlerts(fail(words));
    await waitFor(() => expect(field('Url')).toHaveAccessibleDescription(words));
    expect(field('Url')).toBeInvalid();
    expect(field('Url')).toHaveFocus();
    expect(field('Url')).toHaveValue(typed);
    expect(await recordsOf(api, 'videos')).toEqual([]);
  });
});
