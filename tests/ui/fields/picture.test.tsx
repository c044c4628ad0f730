import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../src/ui/fields/Picture';
import { addressesOf } from '../../../src/ui/fields/smallCopy';

const FILE = '/api/v1/files/1f.jpg';

describe('the addresses of a picture', () => {
  it.each([
    ['in a choice', FILE, 32, [`${FILE}?w=96`, FILE]],
    ['in a row', FILE, 40, [`${FILE}?w=96`, FILE]],
    [
      'at another host',
      `https://api.example.org${FILE}`,
      40,
      [`https://api.example.org${FILE}?w=96`, `https://api.example.org${FILE}`],
    ],
    ['in the history', FILE, 64, [`${FILE}?w=320`, FILE]],
    ['in large', FILE, 600, [FILE]],
    ['chosen and not yet sent', 'blob:http://localhost/1f', 40, ['blob:http://localhost/1f']],
    ['in the text itself', 'data:image/png;base64,AA==', 40, ['data:image/png;base64,AA==']],
    ['with a signature', 'https://cdn.example.org/a.jpg?Signature=x', 40, ['https://cdn.example.org/a.jpg?Signature=x']],
    ['with a fragment', '/a.svg#front', 40, ['/a.svg#front']],
    ['that is not there', '', 40, []],
    ['that is nothing', null, 40, []],
    ['that is no text', { src: FILE }, 40, []],
  ])('%s', (_where, src, size, addresses) => {
    expect(addressesOf(src, size)).toEqual(addresses);
  });
});

describe('a picture in a row', () => {
  const shown = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src') ?? (box.querySelector('svg') && 'icon');

  it('is its small copy, or itself where a server has none, or an icon; a new picture, or a line that is back, starts anew', () => {
    const { container, rerender } = render(<Picture src={FILE} />);
    const seen = [shown(container)];
    for (let times = 0; times < 2; times += 1) {
      fireEvent.error(container.querySelector('img') ?? container);
      seen.push(shown(container));
    }
    rerender(<Picture src="/api/v1/files/2f.jpg" />);
    fireEvent.error(container.querySelector('img') ?? container);
    act(() => window.dispatchEvent(new Event('online')));
    expect([...seen, shown(container)]).toEqual([`${FILE}?w=96`, FILE, 'icon', '/api/v1/files/2f.jpg?w=96']);
  });
});
