import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { app } from './app';
import { deleted, history, pieces } from './history';
import { importPage } from './importPage';
import { resources } from './resources';
import { richText } from './richText';
import { screens } from './screens';

export const english = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    // What react-admin says of a form that fails its required check is worded by spec 5.
    message: { ...englishMessages.ra.message, invalid_form: app.catalogue.validation.required },
  },
  catalogue: { ...app.catalogue, ...screens, richText, history, deleted, pieces, importing: importPage },
  resources,
} satisfies TranslationMessages;
