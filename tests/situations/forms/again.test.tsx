import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { alerts, fail } from '../../world/console/alerts';
import { field } from '../../world/console/form';
import { closeAlerts, keepAlerts } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { plainAndTranslated, wordsOfPage } from '../../world/console/translated';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { FORMS, saveAs } from './forms';

const REQUIRED = fail('Please fill in required fields');

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'used again', 'says at each save what is missing or that it is done, and nothing of the past', async () => {
    const view = await form.open();
    expect(await saveAs(view, form, '')).toEqual([REQUIRED]);
    keepAlerts();
    await saveAs(view, form, 'Now');
    expect(alerts()).toEqual([form.saved]);
    await closeAlerts();
    expect(await saveAs(view, form, '')).toEqual([REQUIRED]);
    expect(field(form.label)).toBeInvalid();
  });

  situation(feature, 'translated page', 'says the same as on a plain page, whatever becomes of it', async () => {
    const [plain, translated] = await plainAndTranslated(async (translate) => {
      const view = await form.open();
      translate();
      const seen: unknown[] = [];
      const [remove] = screen.queryAllByRole('button', { name: /^Replace/ });
      if (remove) await view.user.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? remove);
      for (const text of ['', 'Named anew']) {
        await saveAs(view, form, text);
        // What the answer leads to may ask something itself.
        await settled(view.line);
        seen.push(...wordsOfPage());
      }
      return seen;
    });
    expect(translated).toEqual(plain);
  });
});
