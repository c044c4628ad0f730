import { loadStatements } from './statements';
import { listTitles } from './titles';
import { trace } from './trace';

/** Prints the specification statement by statement, each with its tests. Ends with 1 where one has none, or an id no statement. */
const { lines, isWhole } = trace(loadStatements(), await listTitles());
console.log(lines.join('\n'));
process.exitCode = isWhole ? 0 : 1;
