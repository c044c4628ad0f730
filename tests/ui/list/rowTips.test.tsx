import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openListOf } from '../../situations/lists';
import { kindOf } from '../../spec/kinds';
import { openApi } from '../../world/console/console';
import { button } from '../../world/console/form';
import { settled } from '../../world/console/settled';

const expectTip = (text: string) => waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(text));
const expectNoTip = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

it('says what a button of a row does, over it and no other, for as long as the pointer is there', async () => {
  const { user, line } = await openListOf(kindOf('songs'), await openApi(), 8);
  await user.hover(button('Edit Record 08'));
  await expectTip('Edit');
  await user.hover(button('Delete Record 08'));
  await expectTip('Delete');
  await user.hover(screen.getByRole('link', { name: 'Record 08' }));
  await expectNoTip();
  await user.hover(button('Edit Record 07'));
  await expectTip('Edit');
  await user.keyboard('{Escape}');
  await expectNoTip();
  expect(button('Edit Record 07').closest('[role=rowgroup]')).not.toHaveAttribute('aria-label');
  await user.hover(button('Delete Record 07'));
  await expectTip('Delete');
  // The pointer stays where it is.
  button('Next page').focus();
  await user.keyboard('{Enter}');
  await settled(line);
  await expectNoTip();
});
