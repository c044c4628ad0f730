import { expect, it } from 'vitest';
import { contactText, linkText, shortText } from '../../../src/server/http/fieldText';
import { tooLong, WORST } from '../../world/values/long';

const TIMES = 40;
const repeatedly = (work: () => unknown) => async () => {
  for (let time = 0; time < TIMES; time += 1) work();
};

it.each([
  ['name', shortText],
  ['web address', linkText],
  ['link', contactText],
])('refuses a %s of a million signs before anything is made of it', async (_what, read) => {
  for (const shape of [WORST['open brackets'], WORST['fillers in the middle'], WORST['marks out of order']]) {
    const text = shape(1_000_000);
    const refuse = () => expect(() => read(text, 'field')).toThrow('The field field takes at most 500 characters.');
    expect(
      await tooLong(
        repeatedly(refuse),
        repeatedly(() => shortText('x'.repeat(500), 'field')),
      ),
    ).toBeUndefined();
  }
});

it('takes what is too long only by the blanks around it', () => {
  expect(shortText(`${' '.repeat(1_000)}Björk${'\n'.repeat(1_000)}`, 'field')).toBe('Björk');
});
