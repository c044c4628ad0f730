import type { AdNewsName } from '../../contract/kinds';
import { type StoredKind, storedKind } from '../listings/storedKind';
import { dropGoneTarget, presentTargets, requireTarget } from './target';

/** Ads and announcements: one table, told apart by `type` (spec 3, 5). */
export const AD_NEWS: Readonly<Record<AdNewsName, StoredKind>> = {
  ads: storedKind('ads'),
  announcements: storedKind('announcements', {
    beforeWrite: requireTarget,
    beforeRestore: dropGoneTarget,
    extraFields: presentTargets,
  }),
};
