import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Behind, FirstDrawing, partBehind } from '../../src/ui/behind';

afterEach(() => {
  vi.useRealTimers();
});

const drawPage = () => {
  const load = vi.fn(async () => () => <nav>Artists, songs</nav>);
  const Menu = partBehind(load);
  const { unmount } = render(
    <FirstDrawing>
      <Behind>
        <Menu />
      </Behind>
      <h1>Songs</h1>
    </FirstDrawing>,
  );
  return { load, unmount };
};

it('draws what stands around the page once the page is painted, and loads it no sooner', async () => {
  let paint = () => {};
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => {
    paint = () => onFrame(0);
    return 1;
  });
  const { load } = drawPage();
  expect(screen.getByRole('heading', { name: 'Songs' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(await screen.findByRole('navigation')).toHaveTextContent('Artists, songs');
});

it('draws it in a tab that is not in sight as well, of which nothing is painted', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  drawPage();
  expect(await screen.findByRole('navigation')).toBeInTheDocument();
});

it('loads nothing for a page that was left before it was painted', () => {
  vi.useFakeTimers();
  const { load, unmount } = drawPage();
  unmount();
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
