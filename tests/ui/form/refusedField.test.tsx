import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlerts, fail, saidInPlace, success, takeAlerts } from '../../world/console/alerts';
import { renderConsole } from '../../world/console/console';
import { choose } from '../../world/console/form';
import { picture } from '../../world/forms';

describe('a field that the API refuses', () => {
  it('is marked and focused by its name on the wire, and sent again once it is mended', async () => {
    const { user, line } = await renderConsole({ path: '/songs/add-song' });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Army of Me');
    const words = new File(['no picture at all'], 'cover.jpg', { type: 'image/jpeg' });
    await choose(user, 'Cover Art', words);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const field = within(screen.getByRole('group', { name: 'Cover Art' }));
    expect(await field.findByText(/cover\.jpg.* not a picture/)).toBeInTheDocument();
    await takeAlerts(fail('“cover.jpg” is not a picture this catalogue takes. Choose a JPEG, PNG, WebP, GIF or AVIF file.'));
    await expect.poll(() => document.activeElement).toBe(field.getByRole('button', { name: 'Replace Cover Art' }));
    expect(field.getByText('cover.jpg')).toBeInTheDocument();
    expect(saidInPlace()).toEqual([]);

    await choose(user, 'Cover Art', await picture('cover.png'));
    expect(field.queryByText(/not a picture/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectAlerts(success('Song successfully created.'));
    expect(line.log('POST')).toHaveLength(2);
  });
});
