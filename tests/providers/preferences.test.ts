// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createPreferences } from '../../src/providers/preferences';

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('go with the person, but for the look of the screen', () => {
    const preferences = createPreferences();
    preferences.setup();
    preferences.setItem('theme', 'dark');
    preferences.setItem('songs.list', { page: 3 });
    preferences.reset();
    expect(preferences.getItem('theme')).toBe('dark');
    expect(preferences.getItem('songs.list')).toBeUndefined();
  });

  it('the look stays unset where none was chosen', () => {
    const preferences = createPreferences();
    preferences.setup();
    preferences.setItem('songs.list', { page: 3 });
    preferences.reset();
    expect(preferences.getItem('theme')).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.includes('theme'))).toEqual([]);
  });
});
