import { SMALL_WIDTHS } from '../../contract/limits';

/** Screens show up to two of their dots for one of CSS. */
const DOTS = 2;

/**
 * The addresses under which a picture can be had, the lightest first, to be tried in turn; none where there is no picture.
 * @param size that it is shown in, in pixels of CSS
 */
export function addressesOf(src: unknown, size: number): string[] {
  if (typeof src !== 'string' || src === '') return [];
  const width = SMALL_WIDTHS.find((each) => each >= size * DOTS);
  // A chosen file has no copies; an address with parameters may be signed with them, or be one of another server.
  if (width === undefined || /^(?!https?:)[a-z][a-z\d+.-]*:|[?#]/i.test(src)) return [src];
  return [`${src}?w=${width}`, src];
}
