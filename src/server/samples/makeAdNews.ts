import type { TargetType } from '../../contract/limits';
import type { SampleClient } from './client';
import { drawPicture } from './drawPicture';

type SampleTargets = Readonly<Record<TargetType, string | undefined>>;

interface SampleText {
  title: string;
  description?: string;
  moreInfoLink?: string;
}

const ANNOUNCEMENTS: readonly (SampleText & { about?: TargetType })[] = [
  {
    title: 'Sólveig plays three nights in the harbour hall',
    about: 'artist',
    moreInfoLink: 'https://example.org/tickets',
    description:
      '<h1>Three nights by the water</h1><p>With <strong>strings</strong>, a <em>choir</em> and <u>no seats</u>. Tickets are <a href="https://example.org/tickets">here</a>.</p><h2>Dates</h2><ul><li><p>Friday, with the choir</p></li><li><p>Saturday, sold out</p></li><li><p>Sunday, for families</p></li></ul><h3>How to get there</h3><ol><li><p>Tram 6 to the old shipyard</p></li><li><p>Follow the lights</p></li></ol>',
  },
  {
    title: 'New single: Vetrarsól',
    about: 'song',
    description:
      '<p>Out at midnight, everywhere. Write to <a href="mailto:press@example.org">the press office</a> for a copy.</p>',
  },
  {
    title: '「始発」配信開始',
    about: 'album',
    description: '<p><strong>七曲入り</strong>の新しいアルバム。</p><ol><li><p>夜に走る</p></li><li><p>踏切</p></li></ol>',
  },
  { title: 'First look at the kitchen concert', about: 'video', moreInfoLink: 'https://example.org/kitchen' },
  {
    title: 'قناة الطرب تعود هذا المساء',
    about: 'channel',
    description: '<h2>هذا المساء</h2><p>جلسة جديدة عند الساعة <strong>21:00</strong> مع ضيوف من Beirut.</p>',
  },
  {
    title: 'The catalogue rests on Sunday night',
    description: '<p>From two to three in the morning nothing can be changed. <em>Listening goes on.</em></p>',
  },
];

const ADS: readonly SampleText[] = [
  {
    title: 'Headphones that leave the street outside',
    moreInfoLink: 'https://example.org/headphones',
    description: '<p><strong>30 hours</strong> without a cable, and a case of recycled wool.</p>',
  },
  { title: 'Piano lessons at home', moreInfoLink: 'tel:+358401234567' },
  {
    title: '100% cotton, 1 tour: the summer shirts',
    description: '<ul><li><p>Sizes XS to 4XL</p></li><li><p>Printed by hand</p></li></ul>',
  },
  { title: 'Билеты на осенний фестиваль', moreInfoLink: 'https://example.org/festival' },
  { title: 'Vinyl Sunday', description: '<h2>Every first Sunday</h2><p>Bring three records, take three home.</p>' },
  { title: 'A student pays half' },
];

const pictured = async ({ title }: SampleText, index: number) => ({
  featureImage: await drawPicture(title, 'wide'),
  contentImage: index % 2 === 0 ? await drawPicture(`${title}, inside`, 'wide') : undefined,
});

/** Every third waits unpublished. Lists show the newest first, so the last is made first. */
export async function makeAdNews(client: SampleClient, targets: SampleTargets): Promise<void> {
  for (const [index, { about, ...news }] of [...ANNOUNCEMENTS.entries()].reverse()) {
    const target = about && targets[about] && { targetType: about, targetId: targets[about] };
    await client.create('ad-news', { type: 'news', ...news, ...target, ...(await pictured(news, index)) }, index % 3 !== 2);
  }
  for (const [index, ad] of [...ADS.entries()].reverse())
    await client.create('ad-news', { type: 'ad', ...ad, ...(await pictured(ad, index)) }, index % 3 !== 2);
}
