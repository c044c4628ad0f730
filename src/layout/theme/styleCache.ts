import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

/** What a browser of the last years knows under its own name alone, here or there: Safari all of them, Chrome before 120 the mask. */
const PREFIXED = ['user-select', 'backdrop-filter', 'mask-image'];
/** An element that one maker's browsers have. */
const OWN_ELEMENT = /::?-(?:moz|ms|webkit)-[\w-]+/;

const prefix = (element: StylisElement) => {
  if (element.type === 'decl' && PREFIXED.some((name) => name === element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Where a page is drawn ahead there is no browser to ask: each of those that get it leaves out by itself what it does not know. */
const isSupported = (condition: string) => typeof CSS === 'undefined' || CSS.supports(condition);

/** Leaves out the rules that this browser would refuse. */
const createSieve = () => {
  const known = new Map<string, boolean>();
  const isKnown = (selector: string) => {
    const [element] = OWN_ELEMENT.exec(selector) ?? [];
    if (element === undefined) return true;
    const isOf = known.get(element) ?? isSupported(`selector(${element})`);
    known.set(element, isOf);
    return isOf;
  };
  return (element: StylisElement) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return;
    element.props = element.props.filter(isKnown);
    // What holds nothing is not written.
    if (element.props.length === 0) element.children = [];
  };
};

/**
 * Where the styles of all components are kept. Emotion's own way adds names for browsers of ten years ago to everything, and puts in what the
 * browser then refuses, each with an exception: together a tenth of the script of a first visit.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [createSieve(), prefix] });
