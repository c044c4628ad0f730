import { describe, expect, it } from 'vitest';
import * as limits from '../../src/contract/limits';

describe('constants', () => {
  it.each([
    ['SERVER_PAGE_SIZE', limits.SERVER_PAGE_SIZE, 20],
    ['PANEL_PAGE_SIZE', limits.PANEL_PAGE_SIZE, 5],
    ['PER_PAGE_OPTIONS', limits.PER_PAGE_OPTIONS, [5, 10, 15, 20]],
    ['DEFAULT_PER_PAGE', limits.DEFAULT_PER_PAGE, 5],
    ['PAGE_WINDOW', limits.PAGE_WINDOW, 2],
    ['TYPE_AHEAD_MINIMUM', limits.TYPE_AHEAD_MINIMUM, 3],
    ['ALERT_DURATION', limits.ALERT_DURATION, 3000],
    ['IDLE_WARNING_AFTER', limits.IDLE_WARNING_AFTER, 840000],
    ['IDLE_LOGOUT_AFTER', limits.IDLE_LOGOUT_AFTER, 900000],
    ['IDLE_EVENTS', limits.IDLE_EVENTS, ['click', 'mousemove', 'mousedown', 'scroll', 'keydown']],
    ['HEADING_LEVELS', limits.HEADING_LEVELS, [1, 2, 3]],
    ['TARGET_TYPES', limits.TARGET_TYPES, ['song', 'artist', 'album', 'video', 'channel']],
    ['ROLES', limits.ROLES, ['admin', 'manager']],
    ['API_PATH', limits.API_PATH, '/api/v1'],
    ['APP_HEADER', limits.APP_HEADER, { name: 'X-Client-App', value: 'catalogue-console' }],
  ])('[9.1, 9.6, 9.7, 9.9-11, 9.14] %s', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });
});
