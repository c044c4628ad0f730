import { describe, expect, it, vi } from 'vitest';
import { english } from '../../src/messages/english';
import { visitor } from '../../src/messages/visitor';
import { createI18nProvider } from '../../src/providers/i18nProvider';

describe('texts', () => {
  it('are those of the catalogue, with their values', () => {
    const { translate } = createI18nProvider(english);
    expect(translate('catalogue.error.network')).toBe('Network Error, Please check your connection and try again');
    expect(translate('catalogue.action.edit', { name: 'Björk' })).toBe('Edit Björk');
    expect(translate('resources.artists.name', { smart_count: 2 })).toBe('Artists');
    expect(translate('ra.action.delete')).toBe('Delete');
  });

  it.each(['It is 100% taken.', 'a |||| b', 'Say %{name}', 'Two. Sentences.'])(
    'a server’s own sentence %j shows letter by letter',
    (sentence) => {
      expect(createI18nProvider(english).translate(sentence)).toBe(sentence);
    },
  );

  it('a key without a text shows as it is and is reported, a sentence is not', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { translate } = createI18nProvider(english);
    expect(translate('catalogue.no.such')).toBe('catalogue.no.such');
    translate('No such artist.');
    expect(said.mock.calls).toEqual([["There is no text for 'catalogue.no.such'"]]);
    said.mockRestore();
  });

  it('a text of one’s own in place of a missing one is no fault', () => {
    const onMissing = vi.fn();
    const { translate } = createI18nProvider(english, onMissing);
    expect(translate('catalogue.no.such', { _: 'My own' })).toBe('My own');
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('a visitor reads the same words as who has signed in', () => {
    expect(english).toMatchObject(visitor);
  });
});
