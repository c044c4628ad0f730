import { reportOn } from './report';
import { loadStatements } from './statements';
import { listTitles } from './titles';

/** Prints the specification statement by statement, each with its tests. Ends with 1 where something is not covered or not there. */
const statements = loadStatements();
const files = new Set(statements.flatMap(({ tests }) => tests.map(({ file }) => file)));
const { lines, isWhole } = reportOn(statements, await listTitles([...files]));
console.log(lines.join('\n'));
process.exitCode = isWhole ? 0 : 1;
