import { parseArgs } from 'node:util';
import { isDiskFull } from '../errors/causes';
import { OperatorError, toldOf } from '../errors/operatorErrors';

const readOptions = (place: string) => {
  try {
    const options = { [place]: { type: 'string' }, overwrite: { type: 'boolean' } } as const;
    const { [place]: given, overwrite } = parseArgs({ options, strict: true }).values;
    return { given: typeof given === 'string' ? given : undefined, overwrite: overwrite === true };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message.replace(/\.$/, '') : error}.`);
  }
};

/** For `npm run … -- --to PLACE [--overwrite]`: prints the line that `work` gives, or what went wrong, with exit code 1. */
export const runCommand = (
  place: 'to' | 'from',
  work: (given: string | undefined, overwrite: boolean) => Promise<string>,
): Promise<void> =>
  runProgram(() => {
    const { given, overwrite } = readOptions(place);
    return work(given, overwrite);
  });

/** Prints the lines that `work` gives, or what went wrong, with exit code 1. */
export async function runProgram(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(isDiskFull(error) ? 'The disk is full; nothing was replaced.' : toldOf(error));
    process.exitCode = 1;
  }
}
