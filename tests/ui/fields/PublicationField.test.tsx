import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/messages/english';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import { PublicationField } from '../../../src/ui/fields/PublicationField';

const shown = (isPublished: unknown) =>
  render(
    <I18nContextProvider value={createI18nProvider(english)}>
      <PublicationField isPublished={isPublished} />
    </I18nContextProvider>,
  ).container.textContent;

describe('display rules of the publication status', () => {
  it("[2.69] shows 'Published' when the value is true", () => {
    expect(shown(true)).toBe('Published');
  });

  it.each([false, null, undefined, 'true', 1])("[2.69] shows 'Unpublished' when it is %o", (value) => {
    expect(shown(value)).toBe('Unpublished');
  });
});
