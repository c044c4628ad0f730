import type { ReactNode } from 'react';
import { Resource, RestoreScrollPosition, useCanAccess, useTranslate } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { childRoute, DASHBOARD, ROUTES } from '../routes';
import { type CatalogueResource, CatalogueResourceProvider, type ResourceOptions } from '../ui/CatalogueResource';
import { PageHeader } from '../ui/PageHeader';

/** Lets a person in whose role may use the kind; sends anyone else to the dashboard, before any call (spec 2, route guard). */
const Guarded = ({ resource, children }: { resource: CatalogueResource; children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'list' });
  if (isPending) return null;
  if (!canAccess) return <Navigate to={DASHBOARD} replace />;
  return <CatalogueResourceProvider value={resource}>{children}</CatalogueResourceProvider>;
};

/** View pages are placeholders: a heading such as 'View Song' and nothing else (spec 2). */
const ViewPage = ({ name }: Pick<CatalogueResource, 'name'>) => {
  const translate = useTranslate();
  return <PageHeader title={translate(`resources.${name}.view`)} />;
};

/**
 * The react-admin resource of a kind: list, add, edit and view under the paths of spec 2. A function and not a component, because
 * react-admin reads its children's props.
 * @param notFound what other addresses under the kind's own show
 */
export const catalogueResource = (resource: CatalogueResource, notFound: ReactNode) => {
  const { name, icon, group, detail, recordRepresentation, List, Add, Edit } = resource;
  const options: ResourceOptions = { group, detail, List };
  const { add, edit, view } = ROUTES[name];
  const guarded = (element: ReactNode) => <Guarded resource={resource}>{element}</Guarded>;
  const list = (
    <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>
      <List />
    </RestoreScrollPosition>
  );
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      options={options}
      recordRepresentation={recordRepresentation}
      hasCreate
      hasEdit
      hasShow
    >
      <Route index element={guarded(list)} />
      <Route path={childRoute(add)} element={guarded(<Add />)} />
      <Route path={childRoute(edit)} element={guarded(<Edit />)} />
      <Route path={childRoute(view)} element={guarded(<ViewPage name={name} />)} />
      <Route path="*" element={guarded(notFound)} />
    </Resource>
  );
};
