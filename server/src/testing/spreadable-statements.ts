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
    ...collect(stmts, 'UpdateStmt').flatMap((update) => {
      const table = findOwned(update);
      return table !== null && isTimeChosen(update)
        ? [`${table} gets a time that a case or coalesce chooses`]
        : [];
    }),
    ...collect(stmts, 'InsertStmt').flatMap((insert) => {
      const table = findOwned(insert);
      if (table === null) return [];
      return [
        ...(isCopied(insert) ? [`What is selected for ${table} answers nothing`] : []),
        ...(isConfused(insert)
          ? [`${table} needs another name where it is written, as in: insert into ${table} as n`]
          : []),
        ...(isReadAtConflict(insert) ? [`${table} is changed by more than values at a conflict`] : []),
      ];
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
  const isSelected =
    select?.fromClause !== undefined || collect(select?.targetList, 'FuncCall').some(isOfRows);
  return isSelected && returningClause === undefined && onConflictClause === undefined;
}

const nameOf = ({ funcname }: Node): string => String(collect(funcname, 'String').at(-1)?.sval);

const isOfRows = (call: Node): boolean =>
  ['unnest', 'generate_series', 'jsonb_array_elements'].includes(nameOf(call));

function isTimeChosen(update: Node): boolean {
  const choices = [...collect(update, 'CaseExpr'), ...collect(update, 'CoalesceExpr')];
  const hasTime = (choice: Node): boolean =>
    collect(choice, 'SQLValueFunction').length > 0 ||
    collect(choice, 'FuncCall').some((call) => nameOf(call) === 'now');
  return choices.some(hasTime);
}

/** What is done at a conflict takes columns and values only: no query, and no time, which `excluded` can bring from a default. */
function isReadAtConflict({ onConflictClause }: Node): boolean {
  const { targetList, whereClause } = (onConflictClause ?? {}) as Node;
  const read = ['SubLink', 'FuncCall', 'SQLValueFunction'];
  return read.some((kind) => collect([targetList, whereClause], kind).length > 0);
}

/** Citus mistakes a table that is written for the same table where it is read, as soon as something is answered. */
function isConfused({ relation, selectStmt, returningClause }: Node): boolean {
  const { relname, alias } = relation as Node;
  const read = collect(selectStmt, 'RangeVar');
  return alias === undefined && returningClause !== undefined && read.some((one) => one.relname === relname);
}
