import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebounced } from '../../../src/ui/list/useDebounced';

describe('a search waits until typing stops', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives the value once it stood still for the whole delay', () => {
    const { result, rerender } = renderHook(({ text }) => useDebounced(text, 300), { initialProps: { text: '' } });
    for (const text of ['b', 'bj', 'bjö']) {
      rerender({ text });
      act(() => vi.advanceTimersByTime(299));
      expect(result.current).toBe('');
    }
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe('bjö');
  });
});
