import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { picture } from '../../support/forms';
import { renderConsole } from '../../support/screens';

/** The first test of a file waits for the code of its pages. */
const FIRST_LOAD = { timeout: 30_000 };

const enter = async ({ user }: Awaited<ReturnType<typeof renderConsole>>) => {
  await user.type(await screen.findByRole('textbox', { name: 'Title' }, FIRST_LOAD), 'Summer');
  await user.upload(screen.getByLabelText('Feature Image', { selector: 'input' }), await picture());
};

describe('spec 4, 7 and 8, adding an ad', () => {
  it('Publish posts it with its type and says so', async () => {
    const view = await renderConsole({ path: '/Ads/add-new-ad', as: 'manager' });
    await enter(view);
    await view.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Ad successfully created.')).toBeVisible();
    expect(view.network.log('POST')).toEqual(['POST ad-news/publish']);
    const sent = await view.network.calls.find(({ method }) => method === 'POST')?.request.formData();
    expect(Object.fromEntries(sent ?? [])).toMatchObject({ title: 'Summer', type: 'ad', isPublished: 'true' });
    expect(sent?.has('description')).toBe(false);
    expect((await view.api.call('GET', 'ad-news/ads')).rows).toMatchObject([{ title: 'Summer', isPublished: true }]);
  });

  it('that fails stops loading, tells it beside the buttons and in no alert', async () => {
    const view = await renderConsole({ path: '/Ads/add-new-ad' });
    await enter(view);
    view.network.failNext('POST', 'network');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    const words = await screen.findByText('Network Error, Please check your connection and try again');
    expect(screen.getByRole('main')).toContainElement(words);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Summer');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ad successfully created.')).toBeVisible();
  });
});
