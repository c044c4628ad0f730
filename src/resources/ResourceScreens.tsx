import type { ReactNode } from 'react';
import { Resource, RestoreScrollPosition, useCanAccess } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { childRoute, DASHBOARD, ROUTES } from '../routes';
import { type CatalogueResource, CatalogueResourceProvider, type ResourceOptions } from '../ui/CatalogueResource';
import { ViewPage } from '../ui/ViewPage';

/** Lets a person in whose role may use the kind; sends anyone else to the dashboard, before any call (spec 2, route guard). */
const Guarded = ({ resource, children }: { resource: CatalogueResource; children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'list' });
  if (isPending) return null;
  if (!canAccess) return <Navigate to={DASHBOARD} replace />;
  return <CatalogueResourceProvider value={resource}>{children}</CatalogueResourceProvider>;
};

/**
 * The react-admin resource of a kind: list, add, edit and view under the paths of spec 2. A function and not a component, because
 * react-admin reads its children's props.
 * @param notFound what other addresses under the kind's own show
 */
export const catalogueResource = (resource: CatalogueResource, notFound: ReactNode) => {
  const { name, icon, group, picture, detail, recordRepresentation, List, Add, Edit } = resource;
  const options: ResourceOptions = { group, picture, detail, List };
  const routes = ROUTES[name];
  const screen = (element: ReactNode) => <Guarded resource={resource}>{element}</Guarded>;
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
      <Route
        index
        element={screen(
          <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>
            <List />
          </RestoreScrollPosition>,
        )}
      />
      <Route path={childRoute(routes.add)} element={screen(<Add />)} />
      <Route path={childRoute(routes.edit)} element={screen(<Edit />)} />
      <Route path={childRoute(routes.view)} element={screen(<ViewPage />)} />
      <Route path="*" element={screen(notFound)} />
    </Resource>
  );
};
