import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PalettePart } from './CommandPalette';

const nothing = () => undefined;

/**
 * Draws the palette once, outside of the page, when the browser is idle: it opens in the moment of a key then, the first time too, as its
 * program has run and its styles are there.
 */
export const PaletteRehearsal = () => {
  const [backstage, setBackstage] = useState<HTMLElement>();
  useEffect(() => {
    const request = requestIdleCallback(() => {
      // Over before anything else is drawn: a dialog that opened meanwhile, as the warning before a logout can, would be hidden from screen
      // readers for as long as it is there.
      flushSync(() => setBackstage(document.createElement('div')));
      flushSync(() => setBackstage(undefined));
    });
    return () => cancelIdleCallback(request);
  }, []);
  return backstage ? <PalettePart onClose={nothing} openRecord={nothing} backstage={backstage} /> : null;
};
