import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { basePath } from '../routes';

/** A part of the program that is loaded when it is first shown, or before by `preload`: then it is there at once. */
export type LazyPart<Props = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

export const LazyPartFallback = createContext<ReactNode>(null);

const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER = 60_000;

/** A part of the program could not be had: there is no connection, or the server is away. What shows it may try again. */
export class NotReached extends Error {
  override message = 'The server can not be reached';
}

const isConsoleThere = async () => {
  const page = await fetch(`${basePath()}/`, { cache: 'no-cache', headers: { Accept: 'text/html' } });
  // A page of somebody else, such as a proxy's, would take the place of this one.
  return page.ok && (await page.text()).includes('id="root"');
};

const loadAnew = async (failure: unknown): Promise<never> => {
  const isThere = await isConsoleThere().catch(() => false);
  if (!isThere) throw new NotReached();
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER) throw failure;
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
  return new Promise(() => undefined);
};

let loadingAnew: Promise<never> | undefined;

/**
 * Not all browsers ask twice for a script that they could not get, and one is gone when the console was rebuilt while this tab was open: both
 * need the page anew. Never before it is known to be there, and never twice in a row: once for all parts that are missed at the same time.
 */
const reload = (failure: unknown) => {
  loadingAnew ??= loadAnew(failure).finally(() => {
    loadingAnew = undefined;
  });
  return loadingAnew;
};

interface PartProps<Props> {
  part: { preload: () => Promise<unknown>; loaded: () => ComponentType<Props> | undefined };
  props: Props;
}

const Part = <Props extends object>({ part, props }: PartProps<Props>) => {
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const [Loaded, setLoaded] = useState(part.loaded);
  const fallback = useContext(LazyPartFallback);
  useEffect(() => {
    if (Loaded) return;
    let isLeft = false;
    part
      .preload()
      .catch(reload)
      .then(() => isLeft || setLoaded(part.loaded))
      .catch((reason: unknown) => isLeft || setFailure({ reason }));
    return () => {
      isLeft = true;
    };
  }, [part, Loaded]);
  if (failure) throw failure.reason;
  return Loaded ? <Loaded {...props} /> : fallback;
};

/**
 * Not by React's `lazy`: Suspense keeps its fallback up for 300 ms, and shows it even before a part that is loaded already.
 * @param Loaded the part, where it is there already
 */
export const lazyPart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Loaded?: ComponentType<Props>,
): LazyPart<Props> => {
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (Component) => {
        Loaded = Component;
      },
      (failure) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  const part = { preload, loaded: () => Loaded };
  return Object.assign((props: Props) => <Part part={part} props={props} />, { preload });
};
