import { describe, expect, it, vi } from 'vitest';

describe('the guard over the console', () => {
  it.fails('fails a test that writes an error', () => {
    console.error('Not wrapped in act(...)');
  });

  it('lets a test take over the message it is about', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    console.error('expected');
    expect(error).toHaveBeenCalledWith('expected');
  });
});
