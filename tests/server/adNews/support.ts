import type { TestApi } from '../../world/api';
import { formOf, picture } from '../../world/forms';

type Fields = Record<string, string | File>;

/** Creates an announcement with a title and a feature image, and what is given beside. */
export const postNews = async (api: TestApi, fields: Fields = {}, path = 'ad-news') =>
  api.call('POST', path, { form: formOf({ type: 'news', title: 'News', featureImage: await picture(), ...fields }) });

export const postAd = async (api: TestApi, fields: Fields = {}, path = 'ad-news') =>
  api.call('POST', path, { form: formOf({ type: 'ad', title: 'Ad', featureImage: await picture(), ...fields }) });

export const patch = (api: TestApi, id: string | undefined, fields: Fields) =>
  api.call('PATCH', `ad-news/${id}`, { form: formOf(fields) });
