import { TARGET_LOOKUPS } from '../../../src/contract/endpoints';
import type { TargetType } from '../../../src/contract/limits';
import type { TestApi } from '../../world/api';
import { formOf, NAME_FIELDS, picture, requiredBeside } from '../../world/forms';

type Fields = Record<string, string | File>;

/** Creates an announcement with a title and a feature image, and what is given beside. */
export const postNews = async (api: TestApi, fields: Fields = {}, path = 'ad-news') =>
  api.call('POST', path, { form: formOf({ type: 'news', title: 'News', featureImage: await picture(), ...fields }) });

export const postAd = async (api: TestApi, fields: Fields = {}, path = 'ad-news') =>
  api.call('POST', path, { form: formOf({ type: 'ad', title: 'Ad', featureImage: await picture(), ...fields }) });

export const patch = (api: TestApi, id: string | undefined, fields: Fields) =>
  api.call('PATCH', `ad-news/${id}`, { form: formOf(fields) });

/** A record that an announcement can be about. @returns its id */
export const makeTarget = async (api: TestApi, type: TargetType, name: string) => {
  const kind = TARGET_LOOKUPS[type];
  const form = formOf({ ...(await requiredBeside(kind)), [NAME_FIELDS[kind]]: name });
  return (await api.call('POST', `listings/${kind}/publish`, { form })).record._id ?? '';
};
