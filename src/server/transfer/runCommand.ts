import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isDiskFull } from '../errors/causes';
import { CommandError, OperatorError } from '../errors/operatorErrors';

type Options = NonNullable<ParseArgsConfig['options']>;

const read = <O extends Options>(options: O) => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message.replace(/\.$/, '') : error}.`);
  }
};

/** Runs a command with its options and prints the line it gives. What keeps it from its work is told in one sentence, with exit code 1. */
export async function runCommand<O extends Options>(
  options: O,
  work: (values: ReturnType<typeof read<O>>) => Promise<string>,
): Promise<void> {
  try {
    console.log(await work(read(options)));
  } catch (error) {
    const told = error instanceof OperatorError ? error.message : error;
    console.error(isDiskFull(error) ? 'The disk is full; nothing was replaced.' : told);
    process.exitCode = 1;
  }
}
