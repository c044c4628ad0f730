import { type ComponentType, lazy } from 'react';

/** A screen that is loaded when it is first shown, or before by `preload`. */
export type Screen = ComponentType & { preload: () => Promise<unknown> };

/**
 * Makes a screen of its own piece of the program.
 * @param load imports its module and gives the component
 */
export const screen = (load: () => Promise<ComponentType>): Screen =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { preload: load },
  );
