// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createPreferences } from '../../src/providers/preferences';

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('go with the person, but for what belongs to the screen', () => {
    const preferences = createPreferences();
    preferences.setup();
    const kept = { theme: 'dark', 'screen.rowsPerPage': 20, 'screen.slashKey': false };
    for (const [key, value] of Object.entries(kept)) preferences.setItem(key, value);
    preferences.setItem('songs.list', { page: 3 });
    preferences.reset();
    for (const [key, value] of Object.entries(kept)) expect(preferences.getItem(key)).toBe(value);
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
