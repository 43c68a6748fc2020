// Figures of the code base: its size, its names, who writes which table, and which files are too small to stand alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles } from './files.ts';
import { readImportGraph } from './import-graph.ts';
import { findOfSuffixes } from './names.ts';
import { temporaryTables } from './table-owners.ts';
import { readWrites } from './tables.ts';

export interface CodeFigure {
  readonly name: string;
  readonly value: number;
}

const productFolders = ['packages', 'server', 'web/src'];
const codeEndings = ['.ts', '.tsx', '.css'];
/** A file of at most so many lines, with one importer, is usually a part of that importer. */
const mostLinesOfSmallFile = 40;

const isProduct = (path: string): boolean => !isTest(path) && !/\.d\.ts$/.test(path);

const countLines = (text: string): number => text.trimEnd().split('\n').length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function countModules(root: string): number {
  const listFolders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${path}/${entry.name}`] : [],
    );
  const top = listFolders('server/src/modules');
  // Modules lie in domains, or, in older commits, beside each other.
  const hasDomains = existsSync(join(root, 'server/src/modules/purchasing'));
  return hasDomains ? top.flatMap(listFolders).length : top.length;
}

/** Tables that more than one module, or a module and a folder of the platform, writes. */
function countSharedTables(root: string): number {
  const writers = new Map<string, Set<string>>();
  for (const { module, table } of readWrites(root))
    if (!temporaryTables.test(table)) writers.set(table, (writers.get(table) ?? new Set()).add(module));
  return [...writers.values()].filter((modules) => modules.size > 1).length;
}

/** Product files of few lines that a single other product file imports. */
function findSmallFiles(root: string): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of readImportGraph(root).imports)
    if (to.kind === 'file' && isProduct(from))
      importers.set(to.path, (importers.get(to.path) ?? new Set()).add(from));
  return listFiles(root, productFolders, ['.ts', '.tsx']).filter((path) => {
    if (!isProduct(path) || importers.get(path)?.size !== 1) return false;
    return countLines(readFileSync(join(root, path), 'utf8')) <= mostLinesOfSmallFile;
  });
}

const countWords = (root: string): number =>
  sum(
    [...listFiles(root, ['docs'], ['.md']), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(
      (path) => readFileSync(join(root, path), 'utf8').split(/\s+/).filter(Boolean).length,
    ),
  );

export function measureCode(root: string): CodeFigure[] {
  const product = listFiles(root, productFolders, codeEndings).filter(isProduct);
  const styles = listFiles(root, ['web'], ['.css']).map((path) => readFileSync(join(root, path), 'utf8'));
  const countFileLines = (path: string) => countLines(readFileSync(join(root, path), 'utf8'));
  return [
    { name: 'product files', value: product.length },
    { name: 'product lines', value: sum(product.map(countFileLines)) },
    { name: 'modules of the server', value: countModules(root) },
    { name: 'tables written by several modules', value: countSharedTables(root) },
    { name: 'lines of CSS', value: sum(styles.map(countLines)) },
    {
      name: 'font-weight: 560 in CSS',
      value: sum(styles.map((text) => text.split('font-weight: 560').length - 1)),
    },
    { name: 'exported functions ending in Of', value: findOfSuffixes(root).length },
    {
      name: `files of at most ${String(mostLinesOfSmallFile)} lines with one importer`,
      value: findSmallFiles(root).length,
    },
    {
      name: 'decisions',
      value: listFiles(root, ['docs/decisions'], ['.md']).filter((path) => /\/\d{4}-/.test(path)).length,
    },
    { name: 'words of docs', value: countWords(root) },
  ];
}
