import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** One file of the project: its path from the top level, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  source: string;
}

/** One import, re-export or dynamic import of another file of the project. */
export interface Import {
  from: string;
  to: string;
  /** True when only types are imported: nothing of it is left at run time. */
  typeOnly: boolean;
}

/** What a module hands on: every re-export ('export * from', 'export { x } from') and whether it has a default export. */
export interface Exports {
  reExports: string[];
  hasDefault: boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

interface Request {
  specifier: string;
  typeOnly: boolean;
}

/** The same of one file, once however many rules ask. */
const once = <T>(make: (file: SourceFile) => T) => {
  const made = new WeakMap<SourceFile, T>();
  return (file: SourceFile): T => {
    const known = made.get(file) ?? make(file);
    made.set(file, known);
    return known;
  };
};

const parse = once(({ path, source }) => {
  const parsed = parseSync(path, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return parsed;
});

const requestsOf = once((file): Request[] => {
  const { module, program } = parse(file);
  const requests: Request[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    requests.push({ specifier: moduleRequest.value, typeOnly: entries.length > 0 && entries.every((entry) => entry.isType) });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) requests.push({ specifier: moduleRequest.value, typeOnly: isType });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    requests.push({ specifier: file.source.slice(moduleRequest.start + 1, moduleRequest.end - 1), typeOnly: false });
  }
  const addTypeQuery = (node: { source: { value: string } }) => {
    requests.push({ specifier: node.source.value, typeOnly: true });
  };
  new Visitor({ TSImportType: addTypeQuery }).visit(program);
  return requests;
});

/**
 * Every import between the given files. Packages, and files that are not among the given ones (styles, pictures), are left out.
 * @throws Error naming the file that is no valid TypeScript
 */
export const importsBetween = (files: readonly SourceFile[]): Import[] => {
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) =>
    requestsOf(file).flatMap(({ specifier, typeOnly }) => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(file.path), specifier);
      const to = ENDINGS.map((ending) => target + ending).find((path) => known.has(path));
      return to === undefined ? [] : [{ from: file.path, to, typeOnly }];
    }),
  );
};

/** What one module hands on from others, and whether it has a default export. */
export const exportsOf = (file: SourceFile): Exports => {
  const entries = parse(file).module.staticExports.flatMap((statement) => statement.entries);
  return {
    reExports: entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    hasDefault: entries.some((entry) => entry.exportName.kind === 'Default'),
  };
};

/** What one module takes from packages, and which of these names of an environment it uses. */
export const strangersIn = (file: SourceFile, names: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  for (const { specifier } of requestsOf(file)) if (!specifier.startsWith('.')) found.add(specifier);
  const visit = ({ name }: { name: string }) => {
    if (names.has(name)) found.add(name);
  };
  new Visitor({ Identifier: visit }).visit(parse(file).program);
  return [...found];
};
