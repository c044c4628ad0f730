import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenAtRest } from '../../ui/atRest';
import { useServices } from '../../ui/services';
import { PalettePart } from './palettePart';

/** Milliseconds in which nothing was done. */
const AT_REST_AFTER = 2_000;

const nothing = () => undefined;

/**
 * Draws the palette once, outside of the page, when browser and hands are idle: it opens in the moment of a key then, the first time too, as
 * its program has run and its styles are there. That takes as long as two keys may.
 */
export const PaletteRehearsal = () => {
  const { activity } = useServices();
  const [backstage, setBackstage] = useState<HTMLElement | null>();
  useEffect(() => {
    const draw = () => {
      // By itself: a dialog that opens in the same drawing, as the warning before a logout can, would be hidden from screen readers for as
      // long as it is there. First comes what waits to be drawn.
      flushSync(() => setBackstage(null));
      flushSync(() => setBackstage(document.createElement('div')));
      flushSync(() => setBackstage(undefined));
    };
    return whenAtRest(activity, AT_REST_AFTER, draw);
  }, [activity]);
  return backstage ? <PalettePart onClose={nothing} openRecord={nothing} backstage={backstage} /> : null;
};
