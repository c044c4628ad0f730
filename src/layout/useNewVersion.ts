import { useEffect, useState } from 'react';
import { basePath } from '../routes';

const LOOK_EVERY = 5 * 60_000;

/** The last one, whose name changes with every build. None while developing. */
const ownScript = (assets: string) =>
  [...document.querySelectorAll(`script[type="module"][src^="${assets}"]`)].at(-1)?.getAttribute('src');

/** Whether the console was built anew since this page was loaded; asked when the person comes back to the tab. */
export const useNewVersion = (): boolean => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const base = basePath();
    const assets = `${base}/assets/`;
    const script = ownScript(assets);
    if (!script || isThere) return;
    const controller = new AbortController();
    let lookedAt = Date.now();
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY) return;
      lookedAt = Date.now();
      const page = await fetch(`${base}/`, { cache: 'no-cache', headers: { Accept: 'text/html' }, signal: controller.signal })
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .catch(() => undefined);
      // A page of somebody else, such as a proxy, is no new version.
      if (page?.includes(`src="${assets}`) && !page.includes(script)) setIsThere(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      controller.abort();
    };
  }, [isThere]);
  return isThere;
};
