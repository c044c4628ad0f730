import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../../world/console/console';
import { picture } from '../../world/forms';

describe('a field that the API refuses', () => {
  it('is marked and focused by its name on the wire, and sent again once it is mended', async () => {
    const { user, line } = await renderConsole({ path: '/songs/add-song' });
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Army of Me');
    const words = new File(['no picture at all'], 'cover.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Cover Art', { selector: 'input' }), words);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const field = within(screen.getByRole('group', { name: 'Cover Art' }));
    expect(await field.findByText(/cover\.jpg.* not a picture/)).toBeVisible();
    expect(screen.getAllByText(/cover\.jpg.* not a picture/)).toHaveLength(2);
    await expect.poll(() => document.activeElement).toBe(field.getByRole('button', { name: 'Replace' }));
    expect(field.getByText('cover.jpg')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    await user.upload(screen.getByLabelText('Cover Art', { selector: 'input' }), await picture('cover.png'));
    expect(field.queryByText(/not a picture/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Song successfully created.')).toBeVisible();
    expect(line.log('POST')).toHaveLength(2);
  });
});
