import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** A part of the program that is loaded when it is first shown, or before by `preload`: then it is there at once. */
export type LazyPart<Props = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** What stands in place of a part until it is loaded. */
export const LazyPartFallback = createContext<ReactNode>(null);

const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER = 60_000;

/**
 * A part's script is gone when the console was rebuilt while this tab was open: loads the page anew, but never twice in a row. Then the part
 * fails, as it does without a connection.
 */
const reload = (failure: unknown): Promise<never> => {
  const now = Date.now();
  const isTried = now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER;
  if (!navigator.onLine || isTried) return Promise.reject(failure);
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
  return new Promise(() => undefined);
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
 * @param load imports the part's module and gives the component
 */
export const lazyPart = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let Loaded: ComponentType<Props> | undefined;
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
