import { parseArgs } from 'node:util';
import { type Finding, POINTS, tryContract } from './run';

const USAGE =
  'CHECK_PASSWORD=… catalogue-console check --host https://api.example.org --email admin@example.org (in a checkout: npm run check:api -- …)';
const SEEN = 'Everybody on this machine can read --password while this runs: set CHECK_PASSWORD in its place.\n';
const SIGNS: Readonly<Record<Finding['outcome'], string>> = {
  conforms: 'ok',
  differs: 'DIFFERS',
  'not tried': 'not tried',
  'not offered': 'optional',
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const printFinding = ({ title, outcome, why }: Finding) =>
  print(`${SIGNS[outcome].padEnd(9)}  ${title}${why === undefined ? '' : `\n${' '.repeat(11)}${why}`}`);

const options = () => {
  const text = { type: 'string' } as const;
  const { host, email, password: given } = parseArgs({ options: { host: text, email: text, password: text } }).values;
  if (given !== undefined) process.stderr.write(SEEN);
  const password = given ?? process.env.CHECK_PASSWORD;
  if (!host || !URL.canParse(host) || !email || !password) throw new Error('host, email and password are needed');
  return { host, email, password };
};

const main = async (): Promise<number> => {
  const stop = new AbortController();
  // A second time ends it at once, as usual.
  process.once('SIGINT', () => {
    print('Stopping: what was made is deleted again.');
    stop.abort();
  });
  const { findings, left } = await tryContract({ ...options(), onFinding: printFinding, signal: stop.signal });
  const count = (outcome: Finding['outcome']) => findings.filter((each) => each.outcome === outcome).length;
  for (const { kind, id, name } of left) print(`left       one of ${kind.name} could not be deleted: “${name}” (${id})`);
  print(
    `\n${count('conforms')} of ${findings.length} points conform, ${count('differs')} differ, ${count('not tried')} could not be tried, ${count('not offered')} are optional and not offered.`,
  );
  if (findings.length < POINTS.length) {
    const why = stop.signal.aborted ? 'It was stopped' : 'Nobody could sign in';
    print(`${why}: ${POINTS.length - findings.length} points were not tried.`);
    return 1;
  }
  return count('conforms') + count('not offered') === findings.length ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 2;
}
