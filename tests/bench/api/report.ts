import type { Line } from './calls';
import type { Times } from './load';
import type { Mixed } from './mixed';

/** What was measured of one call, by number of connections. */
export interface Measured {
  line: Line;
  on: readonly { connections: number; product: Times; bare: Times | undefined }[];
}

/** A catalogue of one size on one engine, measured. */
export interface Figures {
  engine: string;
  songs: number;
  calls: readonly Measured[];
  /** Milliseconds from start to first answer, and megabytes of memory after the first answer and after the run. */
  firstAnswer: { product: number; bare: number };
  memory: { product: readonly [number, number]; bare: readonly [number, number] };
  /** What came of the mixed load, where it was run. */
  mixed?: Mixed;
}

const ms = (time: number) => (time < 10 ? time.toFixed(2) : time.toFixed(time < 100 ? 1 : 0));
const times = ({ p50, p99 }: Times) => ms(p50).padStart(9) + ms(p99).padStart(8);
const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(2).padStart(7);
const beside = (product: Times, bare: Times) => times(bare) + ratio(product.p50, bare.p50) + ratio(product.p99, bare.p99);
const pair = (values: readonly [number, number], say: (value: number) => string) => values.map(say).join(' -> ');

const rowsOf = ({ line, on }: Measured) =>
  on.map(({ connections, product, bare }, index) =>
    [
      (index === 0 ? line.title : '').padEnd(22),
      String(connections).padStart(4),
      times(product),
      bare ? beside(product, bare) : '',
    ].join(''),
  );

const HEADINGS = [
  'call'.padEnd(22),
  'conn',
  ...['p50', 'p99', 'bare p50', 'p99'].map((each, index) => each.padStart(9 - (index % 2))),
];

/** The table of one catalogue, all times in milliseconds. */
export const tableOf = ({ engine, songs, calls, firstAnswer, memory }: Figures): string[] => [
  '',
  `${songs.toLocaleString('en')} songs on ${engine}, times in ms`,
  `${HEADINGS.join('')}  ratio    p99`,
  ...calls.flatMap(rowsOf),
  `start to first answer ${ms(firstAnswer.product)}, bare ${ms(firstAnswer.bare)}`,
  `memory in MB, after the first answer -> after the run: ${pair(memory.product, ms)}, bare ${pair(memory.bare, ms)}`,
];

const halfOf = ({ calls }: Figures, title: string, connections: number) =>
  calls.find(({ line }) => line.title === title)?.on.find((each) => each.connections === connections)?.product.p50;

/** How each call grows with the catalogue on one engine: its half of all answers against that on the next smaller one. */
export const growthOf = (figures: readonly Figures[]): string[] => {
  const [smallest] = figures;
  if (smallest === undefined || figures.length < 2) return [];
  const sizes = figures.map(({ songs }) => songs.toLocaleString('en'));
  // The deep page's title has its number in it, which is smaller in the smallest catalogue.
  const lines = smallest.calls.map((_, place) => {
    const halves = figures.map(({ calls }) => calls[place]?.on[0]?.product.p50 ?? 0);
    const growth = halves.map((half, index) => {
      const before = halves[index - 1];
      return `${ms(half).padStart(12)}${before === undefined ? '' : ` (x${(half / before).toFixed(1)})`.padEnd(9)}`;
    });
    return (figures.at(-1)?.calls[place]?.line.title ?? '').padEnd(22) + growth.join('');
  });
  return ['', `growth on ${smallest.engine}, p50 in ms on one connection: ${sizes.join(' -> ')} songs`, ...lines];
};

const more = (value: number, most: number) => `${value.toFixed(2)} instead of at most ${most}`;

function* missesOf(figures: Figures, smaller: Figures | undefined): Generator<string> {
  for (const { line, on } of figures.calls)
    for (const { connections, product, bare } of on) {
      const where = `${figures.songs.toLocaleString('en')} on ${figures.engine}, ${line.title}, ${connections} conn`;
      const ofBare = bare ? product.p50 / bare.p50 : 0;
      if (line.mostOfBare !== undefined && ofBare > line.mostOfBare)
        yield `${where}: times the bare route ${more(ofBare, line.mostOfBare)}`;
      const other = line.mostOf && halfOf(figures, line.mostOf.title, connections);
      if (line.mostOf && other !== undefined && product.p50 / other > line.mostOf.times)
        yield `${where}: times ${line.mostOf.title} ${more(product.p50 / other, line.mostOf.times)}`;
      const before = smaller && halfOf(smaller, line.title, connections);
      if (line.mostGrowth !== undefined && before !== undefined && product.p50 / before > line.mostGrowth)
        yield `${where}: times that of ${smaller?.songs.toLocaleString('en')} ${more(product.p50 / before, line.mostGrowth)}`;
    }
}

/** Every aim that is missed, by what. Growth is held against its aim from 100,000 songs on. */
export const allMisses = (figures: readonly Figures[]): string[] =>
  figures.flatMap((each, index) => {
    const before = figures[index - 1];
    const comparable = before?.engine === each.engine && before.songs >= 100_000 ? before : undefined;
    const faults = each.mixed?.faults ?? 0;
    const ofLoad = faults > 0 ? [`mixed load on ${each.engine}: ${faults} errors other than 429 and 503`] : [];
    return [...missesOf(each, comparable), ...ofLoad];
  });
