import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { app } from './app';
import { resources } from './resources';

/** Every text that a person reads: react-admin's own, the console's, and the words of each kind of record. */
export const english = {
  ...englishMessages,
  ...app,
  resources,
} satisfies TranslationMessages;
