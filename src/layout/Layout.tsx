import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Loading, useCanAccess, useLocation } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { BarEndProvider } from '../ui/barEnd';
import { Behind, FirstDrawing, partBehind } from '../ui/behind';
import { DraftOffer } from '../ui/form/DraftOffer';
import { LazyPartFallback } from '../ui/lazyPart';
import { DeckPlace } from '../ui/player/DeckPlace';
import { PlayerProvider } from '../ui/player/PlayerProvider';
import { useServices } from '../ui/services';
import { CrashPage } from './CrashPage';
import { Header } from './Header';
import { IdleGate } from './IdleGate';
import { NoRole } from './NoRole';
import type { SidebarProps } from './Sidebar';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { SIDEBAR_WIDTH } from './sidebarPlace';

const Sidebar = partBehind<SidebarProps>(async () => (await import('./Sidebar')).Sidebar);

const shellStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${SIDEBAR_WIDTH}px minmax(0, 1fr)` },
  minHeight: '100vh',
  bgcolor: 'background.default',
};

/** The grooves of a record in the lower corner: a decoration. */
const grooves = ({ palette }: Theme) => ({
  content: '""',
  position: 'absolute',
  inset: 'auto 0 0 auto',
  width: 440,
  height: 440,
  maxHeight: '100%',
  zIndex: -1,
  pointerEvents: 'none',
  background: `repeating-radial-gradient(circle at 100% 100%, transparent 0 9px, ${palette.groove} 9px 10px)`,
  maskImage:
    'radial-gradient(circle at 100% 100%, transparent 0 60px, #000 61px 150px, transparent 151px 160px, #000 161px 230px, transparent 420px)',
  '@media (forced-colors: active)': { display: 'none' },
});

/** One sheet on the ground for all but the menu. Where the layout turns goes by its width: it is the container `main`. */
const sheetStyle = (theme: Theme) => ({
  '--bar-start': '24px',
  '--bar-end': '160px',
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  container: 'main / inline-size',
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    mt: 1,
    border: `solid ${theme.palette.divider}`,
    borderWidth: '1px 0 0 1px',
    borderStartStartRadius: 20,
    '&::before': grooves(theme),
  },
  [theme.breakpoints.down('lg')]: { '--bar-start': '64px' },
  [theme.breakpoints.down('sm')]: { '--bar-start': '52px', '--bar-end': '136px' },
});

/** Not positioned: the place of a page's part of the bar is the sheet's. */
const contentStyle = { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, '&:focus-visible': { outline: 'none' } };

const useFollowIdentity = () => {
  const { session } = useServices();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.onIdentityChange(() => {
        // What nobody asks just now would be believed once more, by a page that then leads away.
        queryClient.removeQueries({ queryKey: ['auth'], type: 'inactive' });
        queryClient.invalidateQueries({ queryKey: ['auth'] });
      }),
    [session, queryClient],
  );
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
    <FirstDrawing>
      <PlayerProvider>
        <IdleGate>
          <SkipLink />
          <Box sx={shellStyle}>
            <Behind>
              <Sidebar open={menuOpen} onClose={closeMenu} />
            </Behind>
            <Box data-sheet sx={sheetStyle}>
              <BarEndProvider>
                <Header menuOpen={menuOpen} onOpenMenu={openMenu} />
                <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={contentStyle}>
                  <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[pathname]}>
                    <DraftOffer>
                      <LazyPartFallback value={<Loading />}>{children}</LazyPartFallback>
                    </DraftOffer>
                  </ErrorBoundary>
                </Box>
              </BarEndProvider>
              <DeckPlace />
            </Box>
          </Box>
        </IdleGate>
      </PlayerProvider>
    </FirstDrawing>
  );
};
