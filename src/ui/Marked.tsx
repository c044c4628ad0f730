import { fold } from '../contract/fold';

const WORDS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text folded as searches fold it (case, accents, signs), and for each sign of that where in the text it comes from. */
const foldedWithPlaces = (text: string) => {
  let folded = '';
  const places: number[] = [];
  for (const { segment, index } of WORDS.segment(text)) {
    const part = /^\s+$/.test(segment) ? ' ' : fold(segment);
    folded += part;
    places.push(...Array.from(part, () => index));
  }
  return { folded, places };
};

/**
 * Where in a name stands what was typed, found as the server finds it: 'solv' in 'Sólveig'.
 * @returns start and end, in code units of the text; nothing where it is found by something else than its name
 */
export const placeOf = (text: string, typed: string): [start: number, end: number] | undefined => {
  const wanted = fold(typed);
  if (wanted === '') return undefined;
  const { folded, places } = foldedWithPlaces(text);
  const at = folded.indexOf(wanted);
  if (at < 0) return undefined;
  // Counted in signs, as `places` is.
  const first = Array.from(folded.slice(0, at)).length;
  const behind = first + Array.from(wanted).length;
  const start = places[first] ?? 0;
  const last = places[behind - 1];
  return [start, places.slice(behind).find((place) => place !== last) ?? text.length];
};

/** A name with what was typed of it in bold. */
export const Marked = ({ text, typed }: { text: string; typed: string }) => {
  const place = placeOf(text, typed);
  if (!place) return text;
  const [start, end] = place;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
};
