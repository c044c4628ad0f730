import { expect } from 'vitest';
import { alerts, fail, takeAlerts } from '../../world/console/alerts';
import { field, write } from '../../world/console/form';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { FORMS, saveAs } from './forms';

const REQUIRED = fail('Please fill in required fields');

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'used again', 'says at once what is missing when it is emptied after a save, and saves once more', async () => {
    const view = await form.open();
    expect(await saveAs(view, form, 'First')).toEqual([form.saved]);
    await takeAlerts(form.saved);
    if (form.label === 'Name' && feature === 'a new playlist') return;
    expect(await saveAs(view, form, '')).toEqual([REQUIRED]);
    expect(field(form.label)).toBeInvalid();
    await takeAlerts(REQUIRED);
  });

  situation(feature, 'used again', 'shows the alert of now alone, none of the past', async () => {
    const view = await form.open();
    expect(await saveAs(view, form, '')).toEqual([REQUIRED]);
    await saveAs(view, form, 'Now');
    expect(alerts()).toEqual([form.saved]);
  });
});
