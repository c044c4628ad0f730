import { expect, it, vi } from 'vitest';
import { createStyleCache } from '../../../src/layout/theme/styleCache';

/** What a browser that knows these elements is given of a component's styles. */
const rulesOf = (styles: string, ...elements: string[]) => {
  vi.stubGlobal('CSS', { supports: (condition: string) => elements.some((element) => condition === `selector(${element})`) });
  const { insert, sheet } = createStyleCache();
  const rules: string[] = [];
  insert('.it', { name: 'it', styles }, Object.assign(sheet, { insert: (rule: string) => rules.push(rule) }), true);
  return rules;
};

it('leaves out rules of elements that the browser does not know, which it would refuse', () => {
  const styles =
    'left:0;&::-moz-focus-inner{border:0}&::-webkit-scrollbar{width:0}&:hover,&::-ms-clear{top:0}&::placeholder{top:1px}';
  const plain = ['.it:hover{top:0;}', '.it::placeholder{top:1px;}'];
  expect(rulesOf(styles)).toEqual(['.it{left:0;}', ...plain]);
  expect(rulesOf(styles, '::-webkit-scrollbar')).toEqual(['.it{left:0;}', '.it::-webkit-scrollbar{width:0;}', ...plain]);
});

it('gives a name of its own to what some browsers know by that alone, and to nothing else', () => {
  expect(rulesOf('user-select:none;backdrop-filter:blur(1px);display:flex;transition:top 1s;')).toEqual([
    '.it{-webkit-user-select:none;user-select:none;-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px);display:flex;transition:top 1s;}',
  ]);
});
