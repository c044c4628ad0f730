import { describe, expect, it } from 'vitest';
import { sharedApi } from '../../world/api';
import { writeRecords } from '../../world/existing';

/** More than a search ranks one by one. */
const CROWD = 5_200;

const isOdd = (index: number) => index % 2 === 1;
const writeSongs = (titles: string[], artistId: string | null = null) =>
  writeRecords(
    api,
    'songs',
    titles.map((title) => ({ title, artistId })),
    { isPublished: isOdd },
  );
const numbered = (text: string, length = CROWD) => Array.from({ length }, (_, number) => `${text} ${number}`);

const found = async (path: string, field: string) => (await api.call('GET', `listings/${path}`)).rows.map((row) => row[field]);
/** The last 100 of what is written last comes first. */
const newest = (texts: string[], length: number) => texts.toReversed().slice(0, length);

const api = await sharedApi();

describe('a search for what thousands of records hold: best matches first, at most 100', () => {
  it('puts the whole text and its beginning first, however old, then the newest', async () => {
    await writeSongs(['Crowded', 'Crowded House', 'A house, uncrowded', 'Cröwded']);
    const crowd = numbered('So crowded');
    await writeSongs(crowd);
    await writeSongs(['The uncrowded']);
    const expected = ['Cröwded', 'Crowded', 'Crowded House', ...newest(crowd, 97)];
    expect(await found('songs/search?key=crowded', 'title')).toEqual(expected);
    expect(await found('songs/search?key=cr', 'title')).toEqual(['Cröwded', 'Crowded House', 'Crowded', ...newest(crowd, 97)]);
  });

  it('puts words that stand as they were typed before those that stand apart', async () => {
    await writeSongs(['A Xlove nightly', 'One love night', 'Love night']);
    const crowd = numbered('Night of love', 1_200);
    await writeSongs(crowd);
    const before = ['Love night', 'One love night', 'A Xlove nightly'];
    expect(await found('songs/search?key=love+night', 'title')).toEqual([...before, ...newest(crowd, 97)]);
    expect(await found('songs/search?key=night+love', 'title')).toEqual(newest(crowd, 100));
  });

  it('finds what holds several words, however often and in whichever text, newest first and in the asked state', async () => {
    const [artistId = null] = await writeRecords(api, 'artists', [{ stageName: 'Seldom Heard' }]);
    const [albumId = null] = await writeRecords(api, 'albums', [{ name: 'Oddments' }]);
    await writeRecords(api, 'songs', [{ title: 'Rarity', artistId, albumId }, { title: 'Rarity heard in oddments' }]);
    const crowd = numbered('Filler').map((title, index) => (index % 40 === 0 ? `${title} once in a while` : title));
    await writeSongs(crowd);
    const often = crowd.filter((title) => title.includes('while'));
    expect(await found('songs/search?key=while+once', 'title')).toEqual(newest(often, 100));
    expect(await found('songs/search?key=oddments+heard', 'title')).toEqual(['Rarity heard in oddments', 'Rarity']);
    expect(await found('songs/search?key=rarity+seldom+oddments+in', 'title')).toEqual([]);
    expect(await found('songs/search?key=rarity+seldom+ed', 'title')).toEqual([]);
    expect(await found('songs/search?key=rarity+seldom+ar', 'title')).toEqual(['Rarity']);
    expect(await found('songs/published/search?key=oddments+heard', 'title')).toEqual([]);
  });

  it('keeps to the asked publication state', async () => {
    const { rows } = await api.call('GET', 'listings/songs/published/search?key=crowded');
    expect(rows).toHaveLength(100);
    expect(rows.filter((row) => row.isPublished !== true)).toEqual([]);
  });

  it('gives the newest ads of a crowd, and no announcements', async () => {
    const crowd = numbered('The sale');
    const described = (titles: string[]) => titles.map((title) => ({ title, description: `<p>${title}</p>` }));
    await writeRecords(api, 'ads', described(['Sale', ...crowd]));
    await writeRecords(api, 'announcements', described(['Sale of news']));
    const { rows } = await api.call('GET', 'ad-news/ads/search?title=sale');
    expect(rows.map((row) => row.description)).toEqual(['Sale', ...newest(crowd, 99)].map((title) => `<p>${title}</p>`));
  });

  it('puts a first name before the crowd as well as a stage name, and gives the newest songs of a crowd of artists', async () => {
    await writeRecords(api, 'artists', [{ stageName: 'Somebody', firstName: 'Throng' }, { stageName: 'Throng' }]);
    const crowd = numbered('The throng');
    const ids = await writeRecords(
      api,
      'artists',
      crowd.map((stageName) => ({ stageName })),
    );
    expect(await found('artists/search?key=throng', 'stageName')).toEqual(['Throng', 'Somebody', ...newest(crowd, 98)]);
    const titles = numbered('By one of many', 120);
    for (const [index, title] of titles.entries()) await writeSongs([title], ids[index * 40]);
    await writeSongs(['Throng of one']);
    expect(await found('songs/search?key=throng', 'title')).toEqual(['Throng of one', ...newest(titles, 99)]);
  });
});
