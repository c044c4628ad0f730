import { type Breakage, inFile } from './breakage';

/** Guards that are lost, and people who get further than their role (spec 6, 8, 9). */
export const ROLES: readonly Breakage[] = [
  ...inFile('contract/access.ts', [
    '6.1',
    "EVERYONE: readonly Role[] = ['admin', 'manager']",
    "EVERYONE: readonly Role[] = ['admin']",
  ]),
  ...inFile('resources/ResourceScreens.tsx', [
    '6.3',
    'screen(<ViewPage />)',
    '<CatalogueResourceProvider value={resource}><ViewPage /></CatalogueResourceProvider>',
  ]),
  ...inFile(
    'server/users/routes.ts',
    ['6.4', "    .use(authorize('users'))\n", ''],
    ['6.7', "      await deleteUser(services, id, context.get('signedIn')._id);\n", ''],
  ),
  ...inFile('Console.tsx', ['6.6', '<Route path={RESET_PASSWORD} element={<ToHome />} />', '']),
  ...inFile('providers/session.ts', ['8.4', '      end();\n', '']),
  ...inFile('layout/Layout.tsx', ['9.17', '  if (!canAccess) return <NoRole />;\n', '']),
];
