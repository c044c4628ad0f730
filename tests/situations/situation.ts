import { it } from 'vitest';
import { forgetSaid } from '../support/consoleGuard';
import { expectRed, findingOf } from './red/list';
import { type Feature, type Fixture, titleOf } from './table';

const isFailedAssertion = (error: unknown) => error instanceof Error && error.name === 'AssertionError';

/** A situation that is told, and not yet a test. */
export interface Collected {
  feature: Feature;
  fixture: Fixture;
  fact: string;
  run: () => Promise<unknown>;
  timeout?: number;
}

/** Makes a situation a test, whose title puts it into the table. */
export const take = ({ feature, fixture, fact, run, timeout }: Collected) => {
  const title = titleOf(feature, fixture, fact);
  const isRed = findingOf(title) !== undefined;
  const runRed = async () => {
    await expectRed(title, run, isFailedAssertion);
    forgetSaid();
  };
  it(title, isRed ? runRed : async () => void (await run()), timeout);
};

let collected: Collected[] | undefined;

/** The situations that are told meanwhile, none of them a test yet. */
export const collect = (tell: () => void): Collected[] => {
  const all: Collected[] = [];
  collected = all;
  tell();
  collected = undefined;
  return all;
};

/**
 * One situation of a feature. Where it is listed as red it has to fail, by an assertion: wait for things to be there with the queries of Testing
 * Library, and say what has to be so with `expect`.
 * @param fact what is so, in the present tense
 */
export const situation = (feature: Feature, fixture: Fixture, fact: string, run: () => Promise<unknown>, timeout?: number) => {
  const told = { feature, fixture, fact, run, timeout };
  if (collected) collected.push(told);
  else take(told);
};
