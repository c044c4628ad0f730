import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { alerts } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';
import { button, choose, field, write } from '../world/console/form';
import { settled } from '../world/console/settled';
import { sound } from '../world/forms';
import { situation } from './situation';

situation('a sound', 'slow line', 'tells in a warning that sending it was cancelled', async () => {
  const { user, line } = await renderConsole({ path: '/songs/add-song' });
  await screen.findByRole('textbox', { name: 'Title' });
  await write(user, 'Title', 'Slow');
  await choose(user, 'Song File', sound());
  const release = line.holdNext('POST');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Cancel sending' }));
  release();
  await settled(line);
  expect(field('Title')).toHaveValue('Slow');
  expect(alerts().map(([kind]) => kind)).toEqual(['warn']);
});
