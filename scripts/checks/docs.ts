// Statements of the documentation that can be checked: the files it names, its links, and the decisions that code refers to.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles } from './files.ts';
import { codeFolders } from './layout.ts';

const folders = [...codeFolders, 'docs', 'deploy', '.ci'];
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const sourceEndings = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.sql', '.md', '.json'];

/** Names that stand for any file (`<domain>`), are patterns (`*`) or addresses (`/pro/orders`), or are made by the build. */
const isNoPath = (name: string): boolean => /^\/|[<>*{}…]|(^|\/)dist(\/|$)/.test(name);
const isFileName = (name: string): boolean => /^[\w./-]+\.(tsx?|mts|mjs|css|sql|md|json)$/.test(name);

/** Every folder and file of the project, by its path. */
function listPaths(root: string): Set<string> {
  const paths = new Set<string>();
  for (const file of listFiles(root, folders, [''])) {
    for (let path = file; path !== '.'; path = dirname(path)) paths.add(path);
  }
  return paths;
}

function listDocuments(root: string): string[] {
  return [...documents.filter((path) => existsSync(join(root, path))), ...listFiles(root, folders, ['.md'])];
}

/** A path from the root must exist; of a shorter one (`best-offer.ts`, `platform/log.ts`) some file must end like it. */
function isThere(root: string, paths: ReadonlySet<string>, name: string): boolean {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '');
  if (paths.has(path) || existsSync(join(root, path))) return true;
  if (folders.some((folder) => path.startsWith(`${folder}/`))) return false;
  return !isFileName(path) || [...paths].some((known) => known.endsWith(`/${path}`));
}

/** Files and folders named in backticks that do not exist. */
export function missingPaths(root: string): string[] {
  const paths = listPaths(root);
  return listDocuments(root).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const names = [...text.matchAll(/`([\w./<>*{}…-]+)`/g)].map(([, name = '']) => name);
    return [...new Set(names)]
      .filter((name) => !isNoPath(name) && !isThere(root, paths, name))
      .map((name) => `${document} names ${name}`);
  });
}

/** The anchor that a heading gets. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const hasAnchor = (file: string, anchor: string): boolean =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].some(
    ([, heading = '']) => toAnchor(heading) === anchor,
  );

/** Links to a file, or to a heading in one, that lead nowhere. */
export function brokenLinks(root: string): string[] {
  return listDocuments(root).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    return targets.flatMap((target) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', anchor] = target.split('#');
      const file = join(root, path === '' ? document : posix.join(dirname(document), path));
      const isGood = existsSync(file) && (anchor === undefined || hasAnchor(file, anchor));
      return isGood ? [] : [`${document} links to ${target}`];
    });
  });
}

/** Decisions that code or documentation refer to by a number that is not there. */
export function missingDecisions(root: string): string[] {
  const numbers = new Set(
    listFiles(root, ['docs/decisions'], ['.md']).map((path) => posix.basename(path).slice(0, 4)),
  );
  const files = [...listDocuments(root), ...listFiles(root, folders, sourceEndings)];
  return [...new Set(files)].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const named = [...text.matchAll(/decisions?[ /](\d{4})\b/g)].map(([, number = '']) => number);
    return named
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} refers to decision ${number}`);
  });
}

/** Rows `| domain | tables |` of the data model, as `domain table`. */
const drawnTables = (text: string): string[] => {
  const [, section = ''] = /^## Data model\n([\s\S]*?)(?=^## )/m.exec(text) ?? [];
  return [...section.matchAll(/^\| (\w+) \| (`.*) \|$/gm)].flatMap(([, domain = '', tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => `${domain} ${table}`),
  );
};

/** Tables of the schema that the data model lacks or has twice, tables that are gone, and tables under another domain than their owner's. */
export function dataModelFaults(
  text: string,
  tables: readonly string[],
  owners: Readonly<Record<string, readonly string[]>>,
): string[] {
  const drawn = drawnTables(text);
  const names = drawn.map((row) => row.split(' ')[1] ?? '');
  const counts = tables.flatMap((table) => {
    const count = names.filter((name) => name === table).length;
    return count === 1 ? [] : [`${table} stands there ${count} times`];
  });
  const gone = names.filter((name) => !tables.includes(name)).map((name) => `${name} is no table`);
  const misplaced = Object.entries(owners).flatMap(([owner, owned]) => {
    const domain = owner.split('/')[0] ?? '';
    return owned
      .filter((table) => names.includes(table) && !drawn.includes(`${domain} ${table}`))
      .map((table) => `${table} belongs to ${domain}`);
  });
  return [...counts, ...gone, ...misplaced];
}
