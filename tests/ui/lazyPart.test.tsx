import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { LazyPartFallback, lazyPart } from '../../src/ui/lazyPart';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const Soon = lazyPart(async () => Greeting);
const Opening = () => {
  useState(() => Soon.preload());
  return <Soon name="Ada" />;
};

test('a screen that is loaded ahead is there at once', async () => {
  const Ahead = lazyPart(async () => Greeting);
  await Ahead.preload();
  render(<Ahead name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});

test('a screen is loaded once, and the fallback stands until then', async () => {
  const load = vi.fn(async () => Greeting);
  const Later = lazyPart(load);
  render(
    <LazyPartFallback value="Loading">
      <Later name="Ada" />
      <Later name="Ben" />
    </LazyPartFallback>,
  );
  expect(screen.getByText(/Loading/)).toBeInTheDocument();
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  expect(screen.getByText('Hello Ben')).toBeInTheDocument();
  expect(screen.queryByText(/Loading/)).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that could not be loaded says so, and is loaded when it is asked for again', async () => {
  // As after a page that was loaded anew for it, in vain.
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  // React tells of what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Unlucky = lazyPart(load);
  render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <button type="button" onClick={resetErrorBoundary}>
          Again
        </button>
      )}
    >
      <Unlucky name="Ada" />
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

test('a screen that arrives between its first drawing and its effects is shown', async () => {
  // Not by Testing Library, which leaves no moment between the two.
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Opening />);
  expect(await screen.findByText('Hello Ada', undefined, { timeout: 2_000 })).toBeInTheDocument();
  root.unmount();
  place.remove();
});
