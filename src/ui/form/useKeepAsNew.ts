import { useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CatalogueDataProvider, ChosenFile } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { carry } from './carried';

/**
 * For a record that was deleted while somebody worked on it: opens the add page of its kind with all that the form holds, its stored files too
 * as far as they can still be had.
 */
export const useKeepAsNew = () => {
  const { name, files, fields, references } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const navigate = useNavigate();

  const asChosen = async (value: unknown, name: unknown): Promise<unknown> => {
    if (typeof value !== 'string' || value === '') return value;
    const title = typeof name === 'string' ? name : '';
    const { data } = await dataProvider.readFile({ address: value, name: title });
    const chosen: ChosenFile | null = data && { rawFile: data, src: '', title };
    return chosen;
  };
  return async (values: FieldValues) => {
    const texts = Object.keys({ ...fields, ...references }).filter((field) => fields[field] !== 'flag');
    const kept = texts.map((field) => [field, values[field]] as const);
    // Only of sounds the server keeps the name that they had on the disk.
    const nameOf = (field: string) => (files[field]?.takes === 'audio' ? values.fileName : undefined);
    const filed = Object.keys(files).map(async (field) => [field, await asChosen(values[field], nameOf(field))] as const);
    navigate(ROUTES[name].add, { state: carry(Object.fromEntries([...kept, ...(await Promise.all(filed))])) });
  };
};
