import { ErrorBoundary } from 'react-error-boundary';
import { LazyPartFallback, lazyPart } from '../lazyPart';
import { usePlaying } from './PlayerProvider';

/** Loaded ahead by the console, so that it is there when something plays. */
export const Deck = lazyPart(async () => (await import('./Deck')).Deck);

/** Where the deck stands, once a song plays that is stored; a file that was only chosen has its player in the form alone. */
export const DeckPlace = () => {
  const isStored = usePlaying(({ now }) => now().track?.id !== undefined);
  if (!isStored) return null;
  return (
    <ErrorBoundary fallback={null}>
      <LazyPartFallback value={null}>
        <Deck />
      </LazyPartFallback>
    </ErrorBoundary>
  );
};
