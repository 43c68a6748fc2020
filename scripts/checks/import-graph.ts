// Import graph: every import, re-export, import() and imported type of the project's sources, resolved.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { listFiles } from './files.ts';
import { literalText, nodeIn, parseFile, type SourceFile, type SyntaxNode, walk } from './syntax.ts';

const sourceFolders = ['packages', 'server', 'web', 'scripts', 'e2e', 'bench', 'fuzz', 'specification'];
const sourceEndings = ['.ts', '.tsx', '.mjs'];

/** Where an import leads: a file of the project, a package, something Node brings along, or nowhere. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'missing'; name: string };

export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  readonly to: Target;
  /** Loaded by import() when it is first needed. */
  readonly isOnDemand: boolean;
}

export interface ImportGraph {
  readonly files: readonly SourceFile[];
  readonly imports: readonly Import[];
}

const importingStatements: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
]);

function specifierOf(node: SyntaxNode): string | undefined {
  if (importingStatements.has(node.type)) return literalText(nodeIn(node, 'source'));
  if (node.type === 'TsImportType') return literalText(nodeIn(node, 'argument'));
  if (node.type === 'CallExpression' && nodeIn(node, 'callee')?.type === 'Import') {
    const [first] = node.arguments as { expression: SyntaxNode }[];
    return literalText(first?.expression);
  }
  return undefined;
}

function resolve(root: string, from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    // Vite's suffixes (`?raw`, `?url`) say how to load the file, not which.
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    // Built files may not exist yet.
    const isThere = existsSync(join(root, path)) || path.includes('/dist/');
    return isThere ? { kind: 'file', path } : { kind: 'missing', name: specifier };
  }
  if (isBuiltin(specifier)) return { kind: 'builtin', name: specifier };
  const own = /^@praxora\/(?!server\/|web\/)([^/]+)\/(.+)$/.exec(specifier);
  if (own) {
    // Texts lie beside the source, as the package's exports say.
    const path = own[2]?.endsWith('.json')
      ? `packages/${own[1]}/${own[2]}`
      : `packages/${own[1]}/src/${own[2]}.ts`;
    return existsSync(join(root, path)) ? { kind: 'file', path } : { kind: 'missing', name: specifier };
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return { kind: 'package', name };
}

export function readImportGraph(root: string): ImportGraph {
  const files = listFiles(root, sourceFolders, sourceEndings)
    .filter((path) => !path.endsWith('.d.ts') && !path.endsWith('.d.mts'))
    .map((path) => parseFile(path, join(root, path)));
  const imports = files.flatMap((file) => importsOf(root, file));
  return { files, imports };
}

function importsOf(root: string, file: SourceFile): Import[] {
  const imports: Import[] = [];
  for (const statement of file.statements) {
    walk(statement, (node) => {
      const specifier = specifierOf(node);
      if (specifier === undefined) return;
      const to = resolve(root, file.path, specifier);
      const isOnDemand = node.type === 'CallExpression';
      imports.push({ from: file.path, line: file.lineOf(node), specifier, to, isOnDemand });
    });
  }
  return imports;
}

/** Groups of files that import each other in a circle, each group sorted; empty when there is none. */
export function findCycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (to.kind === 'file') next.set(from, [...(next.get(from) ?? []), to.path]);
  }
  // Tarjan: a file's group is complete when nothing it reaches leads back above it.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): number => {
    const mine = order.size;
    order.set(path, mine);
    stack.push(path);
    let low = mine;
    for (const target of next.get(path) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(path, low);
    if (low === mine) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1 || (next.get(path) ?? []).includes(path)) cycles.push(group.sort());
    }
    return low;
  };
  for (const path of next.keys()) if (!order.has(path)) visit(path);
  return cycles.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}

/** True for a file that declares nothing of its own and only passes on what others export. */
export function isBarrel(file: SourceFile): boolean {
  const passesOn = (node: SyntaxNode): boolean =>
    node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && Boolean(node.source));
  const imported = (node: SyntaxNode): boolean => node.type === 'ImportDeclaration';
  const listed = (node: SyntaxNode): boolean => node.type === 'ExportNamedDeclaration';
  return (
    file.statements.some((node) => passesOn(node) || listed(node)) &&
    file.statements.every((node) => passesOn(node) || imported(node) || listed(node))
  );
}
