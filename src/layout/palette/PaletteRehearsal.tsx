import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PalettePart } from './palettePart';

const nothing = () => undefined;

/**
 * Draws the palette once, outside of the page, when the browser is idle: it opens in the moment of a key then, the first time too, as its
 * program has run and its styles are there.
 */
export const PaletteRehearsal = () => {
  const [backstage, setBackstage] = useState<HTMLElement | null>();
  useEffect(() => {
    const request = requestIdleCallback(() => {
      // By itself: a dialog that opens in the same drawing, as the warning before a logout can, would be hidden from screen readers for as
      // long as it is there. First comes what waits to be drawn.
      flushSync(() => setBackstage(null));
      flushSync(() => setBackstage(document.createElement('div')));
      flushSync(() => setBackstage(undefined));
    });
    return () => cancelIdleCallback(request);
  }, []);
  return backstage ? <PalettePart onClose={nothing} openRecord={nothing} backstage={backstage} /> : null;
};
