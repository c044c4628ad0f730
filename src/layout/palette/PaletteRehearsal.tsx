import { useEffect, useState } from 'react';
import { PalettePart } from './CommandPalette';

const nothing = () => undefined;

/**
 * Draws the palette once, outside of the page, when the browser is idle: it opens in the moment of a key then, the first time too, as its
 * program has run and its styles are there.
 */
export const PaletteRehearsal = () => {
  const [backstage, setBackstage] = useState<HTMLElement>();
  useEffect(() => {
    const request = requestIdleCallback(() => setBackstage(document.createElement('div')));
    return () => cancelIdleCallback(request);
  }, []);
  useEffect(() => {
    if (!backstage) return;
    const timer = setTimeout(() => setBackstage(undefined));
    return () => clearTimeout(timer);
  }, [backstage]);
  return backstage ? <PalettePart onClose={nothing} openRecord={nothing} backstage={backstage} /> : null;
};
