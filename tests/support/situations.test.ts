import { describe, expect, it } from 'vitest';
import { situationsTable } from './situations';

describe('the table of situations', () => {
  it('counts what is in a cell, whatever statements the title names', () => {
    const { lines } = situationsTable(['a channel × lost line: keeps it', '[8.3] a channel × lost line: tells it']);
    expect(lines.find((line) => line.startsWith('a channel '))).toMatch(/ 2 /);
  });

  it('names the cells that fit and are empty, and titles that stand in no row', () => {
    const { faults } = situationsTable(['a chanel × lost line: keeps it']);
    expect(faults).toContain('There is no such row or column: a chanel × lost line: keeps it');
    expect(faults).toContain('No situation yet: a channel × lost line');
  });
});
