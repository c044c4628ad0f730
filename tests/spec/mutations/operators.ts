import { parseSync } from 'vite';

/** One small slip: `to` in place of what stands from `start` to `end`. */
export interface Breakage {
  start: number;
  end: number;
  to: string;
  /** For a reader: what became what. */
  change: string;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Types vanish before anything runs; these three hold an expression that stays. */
const isType = ({ type }: Node) =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

/** What a hand could slip to in place of this very node: pairs of new text and what to call the change. */
const slipsOf = (node: Node, textOf: (part: unknown) => string): [to: string, change: string][] => {
  const { type, operator, value } = node;
  const swapped = SWAPPED[String(operator)];
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && swapped !== undefined)
    return [[`((${textOf(node.left)}) ${swapped} (${textOf(node.right)}))`, `${operator} -> ${swapped}`]];
  if (type === 'Literal' && typeof value === 'boolean') return [[String(!value), `${value} -> ${!value}`]];
  if (type === 'Literal' && typeof value === 'number') return [[String(value + 1), `${value} -> ${value + 1}`]];
  if (type === 'UnaryExpression' && operator === '!') return [[`(${textOf(node.argument)})`, 'without !']];
  if (type === 'AwaitExpression') return [[`(${textOf(node.argument)})`, 'without await']];
  if (type === 'ConditionalExpression')
    return [[`((${textOf(node.test)}) ? (${textOf(node.alternate)}) : (${textOf(node.consequent)}))`, 'branches swapped']];
  if (type === 'ExpressionStatement' && /^(await )?[\w.]+\(/.test(textOf(node))) return [[';', 'left out']];
  return [];
};

/**
 * Every slip that can be made in a source, in its order.
 * @param file its name, which tells whether it holds JSX
 */
export const breakagesOf = (file: string, source: string): Breakage[] => {
  const textOf = (part: unknown) => (isNode(part) ? source.slice(part.start, part.end) : '');
  const found: Breakage[] = [];
  const add = ({ start, end }: Node, to: string, change: string) => found.push({ start, end, to, change });
  const walk = (node: Node) => {
    for (const [to, change] of slipsOf(node, textOf)) add(node, to, change);
    if (node.type === 'IfStatement' && isNode(node.test))
      for (const to of ['true', 'false']) add(node.test, to, `${textOf(node.test)} -> ${to}`);
    for (const child of Object.values(node).flat()) if (isNode(child) && !isType(child)) walk(child);
  };
  const { program } = parseSync(file, source);
  if (isNode(program)) walk(program);
  return found.filter(({ start, end, to }) => {
    const broken = source.slice(0, start) + to + source.slice(end);
    return broken !== source && parseSync(file, broken).errors.length === 0;
  });
};
