import { Stopped } from '../attempts';
import { CallFailure } from '../catalogue';
import { readOptions, WrongUse } from './options';
import { EXIT, runImport } from './run';
import { askPassword, createScreen } from './terminal';

const screen = createScreen(process.stdout);
const stop = new AbortController();
// A second time ends it at once, as usual.
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    screen.line('Stopping: run it again to go on where it was.');
    stop.abort();
  });

try {
  const options = readOptions(process.argv.slice(2));
  process.exitCode = await runImport({ ...options, askPassword, screen, signal: stop.signal });
} catch (error) {
  screen.clear();
  const isKnown = error instanceof WrongUse || error instanceof CallFailure || error instanceof Stopped;
  console.error(isKnown ? error.message : error);
  process.exitCode = error instanceof Stopped ? EXIT.stopped : EXIT.notBegun;
}
