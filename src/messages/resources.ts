import { adNews } from './adNews';
import { listings } from './listings';
import { users } from './users';

/** The words of each kind of record: names, field labels, alerts and empty messages (spec 2, 8). */
export const resources = { ...listings, ...adNews, ...users };
