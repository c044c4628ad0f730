import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goTo, html, openText, text, tool } from '../../world/console/editor';
import { button } from '../../world/console/form';
import { settled } from '../../world/console/settled';

const LINKED = '<p>Read <a href="https://example.org/a">the news</a> today</p>';
const bubble = () => screen.queryByRole('dialog', { name: 'Link' });
const inBubble = () => within(screen.getByRole('dialog', { name: 'Link' }));
const address = () => inBubble().getByRole('textbox', { name: 'Link address' });

describe('the tools over a text', () => {
  it.each([
    ['Bold', '<p>Some <strong>words</strong></p>'],
    ['Italic', '<p>Some <em>words</em></p>'],
    ['Underline', '<p>Some <u>words</u></p>'],
    ['Heading 2', '<h2>Some words</h2>'],
    ['Bullet list', '<ul><li><p>Some words</p></li></ul>'],
    ['Ordered list', '<ol><li><p>Some words</p></li></ol>'],
  ])('%s is switched on and off, and says which it is', async (name, made) => {
    const { user } = await openText('<p>Some words</p>');
    await goTo('words', { whole: true });
    for (const [pressed, written] of [
      ['true', made],
      ['false', '<p>Some words</p>'],
    ] as const) {
      await user.click(tool(name));
      expect(html()).toBe(written);
      await waitFor(() => expect(tool(name)).toHaveAttribute('aria-pressed', pressed));
    }
  });

  it('[2.88] take back and do again what was done, and only that', async () => {
    const { user } = await openText('<p>Some words</p>');
    await goTo('words', { whole: true });
    const able = () => ['Undo', 'Redo'].map((name) => tool(name).getAttribute('aria-disabled'));
    expect(able()).toEqual(['true', 'true']);
    await user.click(tool('Bold'));
    await waitFor(() => expect(able()).toEqual(['false', 'true']));
    await user.click(tool('Undo'));
    expect(html()).toBe('<p>Some words</p>');
    await waitFor(() => expect(able()).toEqual(['true', 'false']));
    await user.click(tool('Redo'));
    expect(html()).toBe('<p>Some <strong>words</strong></p>');
  });

  it('change nothing of a text that is being sent', async () => {
    const { user, line } = await openText('<p>Some words</p>');
    await goTo('words', { whole: true });
    await user.click(tool('Bold'));
    const answer = line.hold();
    await user.click(button('Save'));
    await waitFor(() => expect(line.open()).toBe(1));
    await user.click(tool('Italic'));
    expect(html()).toBe('<p>Some <strong>words</strong></p>');
    answer();
    await settled(line);
    await user.click(tool('Italic'));
    expect(html()).toBe('<p>Some <strong><em>words</em></strong></p>');
  });

  it('are one stop of the Tab key, walked by arrows', async () => {
    const { user } = await openText('<p>Some words</p>');
    const names = within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '');
    const stops = () => names.filter((name) => tool(name).tabIndex === 0);
    expect(stops()).toEqual(['Undo']);
    tool('Undo').focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Redo'],
      ['{ArrowLeft}', 'Undo'],
      ['{ArrowLeft}', 'Link'],
      ['{ArrowRight}', 'Undo'],
      ['{End}', 'Link'],
      ['{Home}', 'Undo'],
    ] as const) {
      await user.keyboard(key);
      expect(tool(name)).toHaveFocus();
      expect(stops()).toEqual([name]);
    }
  });
});

describe('the bubble of a link', () => {
  it('shows by itself in a link, and stays away once closed until the caret has left it', async () => {
    const { user } = await openText(LINKED);
    expect(bubble()).toBeNull();
    await goTo('the news');
    await waitFor(() => expect(address()).toHaveValue('https://example.org/a'));
    expect(screen.getByText('Link to https://example.org/a. Tab leads to its address.')).toHaveAttribute('role', 'status');
    expect(inBubble().getByRole('link')).toHaveAttribute('href', 'https://example.org/a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bubble()).toBeNull());
    expect(text()).toHaveFocus();
    await goTo('news');
    expect(bubble()).toBeNull();
    await goTo('today');
    await goTo('the news');
    await waitFor(() => expect(bubble()).toBeInTheDocument());
  });

  it('gives the focus back to the text in the moment it is closed, and takes it from nothing else later', async () => {
    const { user, line } = await openText(LINKED);
    await goTo('the news');
    await user.click(tool('Link'));
    await waitFor(() => expect(address()).toHaveFocus());
    fireEvent.keyDown(address(), { key: 'Escape' });
    expect(text()).toHaveFocus();
    const title = screen.getByRole('textbox', { name: 'Title' });
    title.focus();
    await settled(line);
    expect(title).toHaveFocus();
  });

  it('takes the link off and leaves its words', async () => {
    const { user } = await openText(LINKED);
    await goTo('the news');
    await user.click(await screen.findByRole('button', { name: 'Remove link' }));
    expect(html()).toBe('<p>Read the news today</p>');
    await waitFor(() => expect(bubble()).toBeNull());
  });

  it('puts another address on the whole link', async () => {
    const { user } = await openText(LINKED);
    await goTo('the news');
    await user.click(tool('Link'));
    await waitFor(() => expect(address()).toHaveFocus());
    await user.clear(address());
    await user.type(address(), 'example.org/b{Enter}');
    expect(html()).toContain('href="https://example.org/b"');
    expect(html()).toContain('>the news</a>');
  });

  it('asks again for an address that is none, and sends no form', async () => {
    const { user, line } = await openText('<p>Some words</p>');
    await goTo('words', { whole: true });
    await user.click(tool('Link'));
    await waitFor(() => expect(address()).toHaveFocus());
    expect(tool('Link')).toHaveAttribute('aria-expanded', 'true');
    expect(inBubble().queryByRole('button', { name: 'Remove link' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toHaveAccessibleDescription('Enter the address of the link.');
    await user.type(address(), 'no address');
    expect(address()).not.toHaveAccessibleDescription();
    await user.click(inBubble().getByRole('button', { name: 'Apply' }));
    expect(address()).toHaveAccessibleDescription('This address cannot be linked. Use a web address, mailto: or tel:.');
    expect(address()).toHaveFocus();
    expect(html()).toBe('<p>Some words</p>');
    expect(line.log('PATCH')).toEqual([]);
  });

  it('writes the address itself where no words are selected', async () => {
    const { user } = await openText('<p>Some words</p>');
    await goTo('Some words');
    await user.click(tool('Link'));
    await user.type(await screen.findByRole('textbox', { name: 'Link address' }), 'example.org{Enter}');
    expect(html()).toMatch(/^<p>S<a [^>]*href="https:\/\/example.org"[^>]*>example.org<\/a>ome words<\/p>$/);
  });

  it('goes with the focus', async () => {
    await openText(LINKED);
    await goTo('the news');
    await waitFor(() => expect(bubble()).toBeInTheDocument());
    screen.getByRole('textbox', { name: 'Title' }).focus();
    await waitFor(() => expect(bubble()).toBeNull());
  });
});
