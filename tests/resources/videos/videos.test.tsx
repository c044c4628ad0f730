import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlerts, fail, success, takeAlerts } from '../../world/console/alerts';
import { renderConsole } from '../../world/console/console';
import { button, field, write } from '../../world/console/form';
import { recordsOf } from '../../world/records';
import { LINKS_REFUSED } from '../../world/values/links';

describe('the address of a video', () => {
  it.each([LINKS_REFUSED[0] ?? '', 'not an address'])(
    "[2.78] is asked for with 'YouTube Url', and %s is refused in words, the field marked",
    async (typed) => {
      const { user, api } = await renderConsole({ path: '/videos/add-video' });
      await screen.findByRole('textbox', { name: 'Title' });
      expect(field('Url')).toHaveAttribute('placeholder', 'YouTube Url');
      expect(screen.getByText('Url', { selector: 'label *' }).parentElement).toHaveAttribute('data-shrink', 'true');
      await write(user, 'Title', 'Army of Me');
      await write(user, 'Url', typed);
      await user.click(button('Save'));
      const words = 'The field Url takes a web address that starts with http:// or https://.';
      await takeAlerts(fail(words));
      expect(field('Url')).toHaveAccessibleDescription(words);
      expect(field('Url')).toBeInvalid();
      expect(field('Url')).toHaveFocus();
      expect(field('Url')).toHaveValue(typed);
      expect(await recordsOf(api, 'videos')).toEqual([]);
      await write(user, 'Url', 'youtu.be/jPeheoBa2_Y');
      await user.click(button('Save'));
      await expectAlerts(success('Video successfully created.'));
      expect(await recordsOf(api, 'videos')).toMatchObject([{ url: 'https://youtu.be/jPeheoBa2_Y' }]);
    },
  );
});
