import { it } from 'vitest';
import { kindOf } from '../spec/kinds';
import { expectAlerts, fail } from '../world/console/alerts';
import { renderConsole } from '../world/console/console';
import { button, expectFilled, fill, findForm } from '../world/console/form';

it('keeps all that was filled in when the save is refused', async () => {
  const channels = kindOf('channels');
  const { user, line } = await renderConsole({ path: channels.routes.add });
  await findForm(channels);
  await fill(user, channels);
  line.refuse('POST listings/channels', { status: 409, message: 'This name is taken.' });
  await user.click(button('Save'));
  await expectAlerts(fail('This name is taken.'));
  expectFilled(channels);
});
