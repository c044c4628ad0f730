import { type Breakage, inFile } from './breakage';

/** Constants and limits that are a little off (spec 9). */
export const NUMBERS: readonly Breakage[] = [
  ...inFile(
    'contract/limits.ts',
    ['9.1', 'SERVER_PAGE_SIZE = 20', 'SERVER_PAGE_SIZE = 25'],
    ['9.2', 'PANEL_PAGE_SIZE = 5', 'PANEL_PAGE_SIZE = 6'],
    ['2.92', 'PANEL_PAGE_SIZE = 5', 'PANEL_PAGE_SIZE = 10'],
    ['9.5', 'ALERT_DURATION = 3_000', 'ALERT_DURATION = 5_000'],
    ['4.13', 'ALERT_DURATION = 3_000', 'ALERT_DURATION = 300_000'],
    ['9.6', 'IDLE_WARNING_AFTER = 840_000', 'IDLE_WARNING_AFTER = 780_000'],
    ['9.7', 'IDLE_LOGOUT_AFTER = 900_000', 'IDLE_LOGOUT_AFTER = 960_000'],
    ['9.8', "'mousedown', 'scroll', 'keydown'", "'mousedown', 'keydown'"],
    ['9.9', 'PER_PAGE_OPTIONS = [5, 10, 15, 20]', 'PER_PAGE_OPTIONS = [5, 10, 20]'],
    ['2.40', 'DEFAULT_PER_PAGE = 5', 'DEFAULT_PER_PAGE = 10'],
    ['9.10', 'PAGE_WINDOW = 2', 'PAGE_WINDOW = 3'],
    ['2.41', 'PAGE_WINDOW = 2', 'PAGE_WINDOW = 1'],
    ['9.11', 'TYPE_AHEAD_MINIMUM = 3', 'TYPE_AHEAD_MINIMUM = 2'],
    ['5.26', 'TYPE_AHEAD_MINIMUM = 3', 'TYPE_AHEAD_MINIMUM = 4'],
    ['9.12', "['song', 'artist', 'album', 'video', 'channel']", "['song', 'artist', 'album', 'video']"],
    ['9.13', "ROLES = ['admin', 'manager']", "ROLES = ['admin']"],
    ['9.14', 'HEADING_LEVELS = [1, 2, 3]', 'HEADING_LEVELS = [1, 2]'],
    ['7.1', "API_PATH = '/api/v1'", "API_PATH = '/api/v2'"],
  ),
  ...inFile('ui/list/pages.ts', ['9.3', 'page >= pages - 1', 'page >= pages']),
  ...inFile('resources/playlists/usePlaylistSongs.ts', ['9.4', 'isNearEnd(current, pages) && ', 'current > pages && ']),
];
