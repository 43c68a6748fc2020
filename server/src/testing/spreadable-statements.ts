// What several database servers refuse of a statement that writes tables of practices, or what would wait for servers of other practices.
import { loadModule, parseSync } from 'libpg-query';
import { distributedTables } from '../platform/database/table-placement.ts';
import { collect, type Node } from './syntax-tree.ts';

await loadModule();

const checked = new Set<string>();

/** Throws where a statement could not be carried out on several database servers. */
export function refuseUnspreadable(sql: string): void {
  if (checked.has(sql)) return;
  const [reason] = findUnspreadable(sql);
  if (reason !== undefined) throw new Error(`${reason}: ${sql}`);
  checked.add(sql);
}

/** A sentence for each such part. */
export function findUnspreadable(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as { stmts?: unknown[] };
  return [
    ...collect(stmts, 'CommonTableExpr').flatMap(({ ctequery }) => {
      const table = findWritten(ctequery as Node);
      return table === null ? [] : [`${table} is written inside another statement`];
    }),
    ...collect(stmts, 'InsertStmt').flatMap((insert) => {
      const table = findOwned(insert);
      return table !== null && isCopied(insert) ? [`What is selected for ${table} answers nothing`] : [];
    }),
  ];
}

function findWritten(query: Node): string | null {
  const write = query.InsertStmt ?? query.UpdateStmt ?? query.DeleteStmt;
  return write === undefined ? null : findOwned(write as Node);
}

/** The table of practices that is written; null: another one. */
function findOwned({ relation }: Node): string | null {
  const { relname } = relation as Node;
  return (distributedTables as readonly string[]).includes(String(relname)) ? String(relname) : null;
}

/** Citus would write it by COPY, which row level security refuses. */
function isCopied({ selectStmt, returningClause, onConflictClause }: Node): boolean {
  const { SelectStmt: select } = selectStmt as { SelectStmt?: Node };
  return select?.fromClause !== undefined && returningClause === undefined && onConflictClause === undefined;
}
