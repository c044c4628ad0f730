import { type ReactNode, useEffect, useState } from 'react';
import { Resource, RestoreScrollPosition, useCanAccess, useTranslate } from 'react-admin';
import { Navigate, Route, useNavigate } from 'react-router';
import { childRoute, DASHBOARD, ROUTE_NAMES, ROUTES } from '../routes';
import { type CatalogueResource, CatalogueResourceProvider, type ResourceOptions } from '../ui/CatalogueResource';
import { GIVES_WAY } from '../ui/form/givesWay';
import { PageHeader } from '../ui/PageHeader';

/** Sends anyone whose role may not use the kind to the dashboard, before any call (spec 2, route guard). */
const Guarded = ({ resource, children }: { resource: CatalogueResource; children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'list' });
  const navigate = useNavigate();
  // An open page stays when the role is taken for as long as something in it is not saved.
  const [isOpen, setIsOpen] = useState(false);
  if (canAccess && !isOpen) setIsOpen(true);
  const isTaken = isOpen && !isPending && !canAccess;
  useEffect(() => {
    if (isTaken) navigate(DASHBOARD, { replace: true, state: GIVES_WAY });
  }, [isTaken, navigate]);
  if (!isOpen) return isPending ? null : <Navigate to={DASHBOARD} replace />;
  return <CatalogueResourceProvider value={resource}>{children}</CatalogueResourceProvider>;
};

const ViewPage = ({ name }: Pick<CatalogueResource, 'name'>) => {
  const translate = useTranslate();
  return <PageHeader title={translate(`resources.${name}.view`)} />;
};

/** A function and not a component, because react-admin reads its children's props. */
export const catalogueResource = (resource: CatalogueResource, notFound: ReactNode) => {
  const { name, icon, group, detail, pictureShape, recordRepresentation, List, Add, Edit, ownPage } = resource;
  const options: ResourceOptions = { group, detail, pictureShape, List, ownPage };
  const { list: listPath, add, edit, view } = ROUTES[name];
  const names = ROUTE_NAMES[name];
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
      <Route id={names.add} path={childRoute(add)} element={guarded(<Add />, add)} />
      <Route id={names.edit} path={childRoute(edit)} element={guarded(<Edit />, edit)} />
      <Route id={names.view} path={childRoute(view)} element={guarded(<ViewPage name={name} />, view)} />
      {ownPage && <Route path={childRoute(ownPage.path)} element={guarded(<ownPage.Page />, ownPage.path)} />}
      <Route path="*" element={guarded(notFound, '*')} />
    </Resource>
  );
};
