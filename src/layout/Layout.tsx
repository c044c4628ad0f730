import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Loading, useCanAccess, useLocation } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { DraftOffer } from '../ui/form/DraftOffer';
import { LazyPartFallback } from '../ui/lazyPart';
import { useServices } from '../ui/services';
import { CrashPage } from './CrashPage';
import { Header } from './Header';
import { IdleGate } from './IdleGate';
import { NoRole } from './NoRole';
import { Sidebar } from './Sidebar';
import { CONTENT_ID, SkipLink } from './SkipLink';

const contentStyle = {
  flex: 1,
  width: '100%',
  maxWidth: 1280,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 4 },
  py: { xs: 2.5, md: 4 },
  '&:focus-visible': { outline: 'none' },
};

const useFollowIdentity = () => {
  const { session } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => session.onIdentityChange(() => queryClient.invalidateQueries({ queryKey: ['auth'] })), [session, queryClient]);
};

/** A new page starts at its top, with the focus in it where the last page took the focus away. */
const useNewPage = (pathname: string) => {
  const shown = useRef(pathname);
  // Before react-admin, in an effect, takes a list back to where it stood.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const { canAccess, isPending } = useCanAccess({ resource: 'account', action: 'edit' });
  const { pathname, key } = useLocation();
  useFollowIdentity();
  useNewPage(pathname);
  // The place where the menu was opened: every move closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const openMenu = useCallback(() => setMenuOpenAt(key), [key]);
  const closeMenu = useCallback(() => setMenuOpenAt(undefined), []);
  const menuOpen = menuOpenAt === key;

  if (isPending) return null;
  if (!canAccess) return <NoRole />;
  return (
    <IdleGate>
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <Sidebar open={menuOpen} onClose={closeMenu} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header menuOpen={menuOpen} onOpenMenu={openMenu} />
          <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={contentStyle}>
            <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[pathname]}>
              <DraftOffer>
                <LazyPartFallback value={<Loading />}>{children}</LazyPartFallback>
              </DraftOffer>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </IdleGate>
  );
};
