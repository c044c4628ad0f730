import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../src/providers/i18nProvider';

describe('texts', () => {
  it('are those of the catalogue, with their values', () => {
    const { translate } = createI18nProvider();
    expect(translate('catalogue.error.network')).toBe('Network Error, Please check your connection and try again');
    expect(translate('catalogue.action.edit', { name: 'Björk' })).toBe('Edit Björk');
    expect(translate('resources.artists.name', { smart_count: 2 })).toBe('Artists');
    expect(translate('ra.action.delete')).toBe('Delete');
  });

  it.each(['It is 100% taken.', 'a |||| b', 'Say %{name}', 'Two. Sentences.'])(
    'a server’s own sentence %j shows letter by letter',
    (sentence) => {
      expect(createI18nProvider().translate(sentence)).toBe(sentence);
    },
  );

  it('a key without a text is reported', () => {
    const onMissing = vi.fn();
    expect(createI18nProvider(onMissing).translate('catalogue.no.such')).toBe('catalogue.no.such');
    expect(onMissing).toHaveBeenCalledWith('catalogue.no.such');
  });
});
