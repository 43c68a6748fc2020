// Finds SQL of the server that writes a table of which its module is not the owner.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles } from './files.ts';

export interface TableOwners {
  readonly owners: Readonly<Record<string, readonly string[]>>;
  readonly temporary: RegExp;
}

export interface TableWrite {
  readonly at: string;
  readonly module: string;
  readonly table: string;
}

/** `insert into x`, `delete from x`, and `update x set`, with or without an alias before `set`. */
const write =
  /\b(?:insert into|delete from)\s+([a-z_]+)\b|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g;

/** `inventory/stock` of a module's file, `platform/mail` of the platform's. */
function findModule(path: string): string {
  const [first = '', second = '', third = ''] = path.replace('server/src/', '').split('/');
  return first === 'modules' ? `${second}/${third}` : `${first}/${second}`;
}

export function findWrites(path: string, text: string): TableWrite[] {
  return [...text.matchAll(write)].map((match) => ({
    at: `${path}:${text.slice(0, match.index).split('\n').length}`,
    module: findModule(path),
    table: match[1] ?? match[2] ?? '',
  }));
}

export function readWrites(root: string): TableWrite[] {
  return listFiles(root, ['server/src'], ['.ts'])
    .filter((path) => !isTest(path))
    .flatMap((path) => findWrites(path, readFileSync(join(root, path), 'utf8')));
}

/** Messages, one for each write by a module other than the owner, and one for each table without an owner. */
export function checkWrites(writes: readonly TableWrite[], rules: TableOwners): string[] {
  const ownerOf = new Map(
    Object.entries(rules.owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
  );
  return writes.flatMap(({ at, module, table }) => {
    if (rules.temporary.test(table)) return [];
    const owner = ownerOf.get(table);
    if (owner === undefined) return [`${at} writes ${table}, which has no owner in table-owners.ts`];
    if (owner === module) return [];
    return [`${at} writes ${table}, which belongs to ${owner}`];
  });
}
