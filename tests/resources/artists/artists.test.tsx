import { screen, within } from '@testing-library/react';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../../support/screens';

const photo = async (name: string) => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#75a' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
};

describe('spec 2 and 4, adding an artist', () => {
  it('Publish creates a published artist, and its picture arrives whole', async () => {
    const { user, network, api } = await renderConsole({ path: '/artists/add-artist' });
    await user.type(await screen.findByRole('textbox', { name: 'Stage Name' }), 'Björk');
    await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), await photo('🎵.png'));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Artist successfully created.')).toBeVisible();
    expect(network.log('POST')).toEqual(['POST listings/artists/publish']);
    const { rows } = await api.call('GET', 'listings/artists');
    expect(rows).toMatchObject([{ stageName: 'Björk', isPublished: true, photo: expect.stringMatching(/\.png$/) }]);
  });

  it('keeps the typed text and the chosen file when the save fails', async () => {
    const { user, network } = await renderConsole({ path: '/artists/add-artist', as: 'manager' });
    await user.type(await screen.findByRole('textbox', { name: 'Stage Name' }), 'Björk');
    await user.upload(screen.getByLabelText('Photo', { selector: 'input' }), await photo('chosen.png'));
    network.failNext('POST', { status: 422, message: 'This name is taken.' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This name is taken.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Stage Name' })).toHaveValue('Björk');
    expect(within(screen.getByRole('group', { name: 'Photo' })).getByText('chosen.png')).toBeVisible();
  });
});
