import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { SEARCH_DELAY } from '../../contract/limits';

/**
 * What is typed into a search box that keeps its text itself: a list goes by it once it has stood still (spec 2), and at once where there is
 * nothing to ask for. Between the first key and then, no key draws anything.
 * @param settled the text that the list goes by
 * @param settle is told of the next one, and of what was on its way when the list is left
 * @returns whether a text is on its way, and what is to be told of each change
 */
export const useTypedText = (settled: string, settle: (text: string) => void) => {
  const [isTyping, setIsTyping] = useState(false);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const take = useEvent((text: string) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setIsTyping(false);
    settle(text);
  });
  const type = useEvent((text: string) => {
    const term = text.trim();
    if (term === '' || term === settled.trim()) return take(text);
    clearTimeout(waiting.current?.timer);
    waiting.current = { text, timer: setTimeout(() => take(text), SEARCH_DELAY) };
    setIsTyping(true);
  });
  useEffect(
    () => () => {
      if (waiting.current) take(waiting.current.text);
    },
    [take],
  );
  return { isTyping, type };
};
