import pLimit from 'p-limit';
import { ensureChromium } from '../../support/chromium';
import { loadStatements } from '../statements';
import type { Breakage } from './breakage';
import { BREAKAGES } from './breakages';
import { type Copy, copyProject } from './copy';
import { firstFailure } from './judge';

/**
 * Breaks the product in small ways, one by one, and runs the tests of the statement that each breaks: `npm run spec:mutations`. Ends with 1
 * where one survives. Arguments choose statements by their ids.
 */
const chosen = process.argv.slice(2);
const breakages = BREAKAGES.filter(({ breaks }) => chosen.length === 0 || chosen.includes(breaks));
const testsOf = new Map(loadStatements().map(({ id, tests }) => [id, tests]));

process.env.CHROMIUM_PATH = await ensureChromium();
const copies: Copy[] = [copyProject(), copyProject()];
const idle = [...copies];
const inTurn = pLimit(copies.length);

/** A text of several lines in one. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim() || 'nothing';

/** Whether the suite noticed. Tells of it at once. */
const isNoticed = async (breakage: Breakage): Promise<boolean> => {
  const copy = idle.pop();
  if (!copy) throw new Error('More run at once than there are copies');
  const makeWhole = copy.breakIt(breakage);
  try {
    const failure = await firstFailure(copy.folder, testsOf.get(breakage.breaks) ?? []);
    const change = `src/${breakage.file}: ${inLine(breakage.from)} -> ${inLine(breakage.to)}`;
    console.log(`${failure === undefined ? 'SURVIVES' : 'noticed '} ${breakage.breaks.padEnd(5)} ${change}`);
    if (failure !== undefined) console.log(`               by ${failure}`);
    return failure !== undefined;
  } finally {
    makeWhole();
    idle.push(copy);
  }
};

try {
  // What no longer fits is told before time is spent on the rest.
  for (const breakage of breakages) copies[0]?.breakIt(breakage)();
  const noticed = await Promise.all(breakages.map((breakage) => inTurn(() => isNoticed(breakage))));
  const survivors = noticed.filter((each) => !each).length;
  console.log(`\n${noticed.length} breakages, ${survivors} survive.`);
  process.exitCode = survivors === 0 ? 0 : 1;
} finally {
  for (const { dispose } of copies) dispose();
}
