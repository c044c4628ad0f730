import { type ComponentType, lazy } from 'react';

/** A screen that is loaded when it is first shown, or before by `preload`. */
export type Screen<Props = object> = ComponentType<Props> & { preload: () => Promise<unknown> };

const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER = 60_000;

/**
 * The script of a screen that somebody wants to see is gone: the console was rebuilt while this tab was open. Loads the page anew, but never
 * twice in a row; then the screen says that it failed, as it does without a connection.
 */
const reload = (failure: unknown): Promise<never> => {
  const now = Date.now();
  const isTried = now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER;
  if (!navigator.onLine || isTried) return Promise.reject(failure);
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
  return new Promise(() => undefined);
};

/**
 * Makes a screen of its own piece of the program.
 * @param load imports its module and gives the component
 */
export const screen = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): Screen<Props> =>
  Object.assign(
    lazy(async () => ({ default: await load().catch(reload) })),
    { preload: load },
  );
