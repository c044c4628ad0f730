import { type AdNewsName, KINDS } from '../../contract/kinds';
import { contactText } from '../http/fieldText';
import type { StoredKind } from '../listings/kinds';
import { presentTargets, settleTarget } from './target';
import { descriptionText, targetTypeText } from './texts';

const rule = [['title'], ['featureImage']] as const;

const SHARED = {
  table: 'adNews',
  required: { create: rule, update: rule },
  files: { featureImage: 'image', contentImage: 'image' },
  searched: [['title']],
  searchedThrough: [],
  statics: {},
  usedBy: [],
} as const;
const texts = { description: descriptionText, moreInfoLink: contactText };

/** Ads and announcements: one table, told apart by `type` (spec 3, 5). */
export const AD_NEWS_KINDS: Readonly<Record<AdNewsName, StoredKind>> = {
  ads: { ...SHARED, endpoint: KINDS.ads, noun: 'ad', texts },
  announcements: {
    ...SHARED,
    endpoint: KINDS.announcements,
    noun: 'announcement',
    texts: { ...texts, targetType: targetTypeText },
    settle: settleTarget,
    beside: presentTargets,
  },
};
