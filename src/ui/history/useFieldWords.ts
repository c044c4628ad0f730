import { useTranslate } from 'react-admin';
import type { HistoryChange } from '../../contract/history';
import { useCatalogueResource } from '../CatalogueResource';
import { shortId } from '../fields/reference';

/** The fields of a kind and what they hold, in the words of its form. */
export const useFieldWords = () => {
  const { name, fields, files } = useCatalogueResource();
  const translate = useTranslate();
  const labelOf = (field: string): string =>
    translate(`resources.${name}.fields.${field}`, { _: translate(`catalogue.history.fields.${field}`, { _: field }) });
  const options: Readonly<Record<string, string>> = { targetType: 'types', role: 'roles' };
  return {
    labelOf,
    /** Several as they stand in a sentence. */
    listOf: (all: readonly string[]) => new Intl.ListFormat('en').format(all.map(labelOf)),
    fileKindOf: (field: string) => files[field]?.takes,
    isHtml: (field: string) => fields[field] === 'html',
    pictureOf: (side: 'before' | 'after', field: string): string => translate(`catalogue.history.picture.${side}`, { field }),
    /** A value as a person reads it, '' where there is none. */
    wordsOf: (field: string, value: HistoryChange['from']): string => {
      if (value === null) return '';
      if (typeof value === 'object') return value.name || shortId(value._id);
      if (value === true) return translate(fields[field] ? `resources.${name}.state.active` : 'catalogue.state.published');
      if (value === false) return translate(fields[field] ? `resources.${name}.state.inactive` : 'catalogue.state.unpublished');
      const chosen = options[fields[field] ?? ''];
      return chosen && value !== '' ? translate(`resources.${name}.${chosen}.${value}`, { _: value }) : value;
    },
  };
};
