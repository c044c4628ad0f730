import { type ReactNode, useState } from 'react';
import { Resource, RestoreScrollPosition, useCanAccess, useTranslate } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { childRoute, DASHBOARD, ROUTES } from '../routes';
import { type CatalogueResource, CatalogueResourceProvider, type ResourceOptions } from '../ui/CatalogueResource';
import { PageHeader } from '../ui/PageHeader';

/** Sends anyone whose role may not use the kind to the dashboard, before any call (spec 2, route guard). */
const Guarded = ({ resource, children }: { resource: CatalogueResource; children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'list' });
  // A page that is open stays when the role is taken: what was typed in it is not lost, and each call is refused in words.
  const [isOpen, setIsOpen] = useState(false);
  if (canAccess && !isOpen) setIsOpen(true);
  if (isPending) return null;
  if (!canAccess && !isOpen) return <Navigate to={DASHBOARD} replace />;
  return <CatalogueResourceProvider value={resource}>{children}</CatalogueResourceProvider>;
};

const ViewPage = ({ name }: Pick<CatalogueResource, 'name'>) => {
  const translate = useTranslate();
  return <PageHeader title={translate(`resources.${name}.view`)} />;
};

/** A function and not a component, because react-admin reads its children's props. */
export const catalogueResource = (resource: CatalogueResource, notFound: ReactNode) => {
  const { name, icon, group, detail, recordRepresentation, List, Add, Edit } = resource;
  const options: ResourceOptions = { group, detail, List };
  const { list: listPath, add, edit, view } = ROUTES[name];
  const guarded = (element: ReactNode, path: string) => (
    <Guarded key={path} resource={resource}>
      {element}
    </Guarded>
  );
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
      <Route index element={guarded(list, listPath)} />
      <Route path={childRoute(add)} element={guarded(<Add />, add)} />
      <Route path={childRoute(edit)} element={guarded(<Edit />, edit)} />
      <Route path={childRoute(view)} element={guarded(<ViewPage name={name} />, view)} />
      <Route path="*" element={guarded(notFound, '*')} />
    </Resource>
  );
};
