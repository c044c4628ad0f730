import pino from 'pino';

/** A log whose lines can be read. */
export const logLines = () => {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) };
};
