import { useEffect, useState } from 'react';

/** Least time between two looks, in milliseconds. */
const LOOK_EVERY = 5 * 60_000;

/** The script that this page began with; its name changes with every build. None while developing, where pages follow by themselves. */
const ownScript = () => document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src');

/**
 * Looks now and then, when the person comes back to the tab, whether the console was built anew since this page was loaded. Once it was,
 * there is nothing more to look for. A look that fails says nothing.
 */
export const useNewVersion = (): boolean => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const script = ownScript();
    if (!script || isThere) return;
    const controller = new AbortController();
    let lookedAt = Date.now();
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY) return;
      lookedAt = Date.now();
      const page = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' }, signal: controller.signal })
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .catch(() => undefined);
      // A page that is not the console's, such as a proxy's, is no new version.
      if (page?.includes('src="/assets/') && !page.includes(script)) setIsThere(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      controller.abort();
    };
  }, [isThere]);
  return isThere;
};
