import { useTranslate } from 'react-admin';
import { useCatalogueResource } from './CatalogueResource';
import { PageHeader } from './PageHeader';

/** View pages are placeholders: a heading such as 'View Song' and nothing else (spec 2). */
export const ViewPage = () => {
  const { name } = useCatalogueResource();
  const translate = useTranslate();
  return <PageHeader title={translate(`resources.${name}.view`)} />;
};
