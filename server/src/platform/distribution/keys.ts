// How the keys of the tables change when the practices are spread: a key of a spread table begins with the practice, and no row of a
// practice refers to a table that stays on the coordinator.
import { escapeIdentifier } from 'pg';
import type { Tx } from '../database/tx.ts';

export interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly kind: 'primary key' | 'unique' | 'index' | 'foreign key';
  readonly columns: readonly string[];
  /** The table that a foreign key refers to. */
  readonly target: string | null;
  readonly definition: string;
}

/** All keys of the tables and all unique indexes on whole columns, in a fixed order. */
export const readConstraints = (tx: Tx): Promise<Constraint[]> =>
  tx.rows<Constraint>(
    `select r.relname as table, c.conname as name,
            case c.contype when 'p' then 'primary key' when 'u' then 'unique' else 'foreign key' end as kind,
            array(select a.attname::text from unnest(c.conkey) with ordinality as k (number, place)
                  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place) as columns,
            t.relname as target, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     join pg_class r on r.oid = c.conrelid
     left join pg_class t on t.oid = c.confrelid
     where c.contype in ('p', 'u', 'f') and r.relnamespace = 'public'::regnamespace
     union all
     select r.relname, i.relname, 'index',
            array(select a.attname::text from unnest(x.indkey::int2[]) with ordinality as k (number, place)
                  join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number order by k.place),
            null, pg_get_indexdef(x.indexrelid)
     from pg_index x join pg_class r on r.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     where r.relnamespace = 'public'::regnamespace and x.indisunique and x.indpred is null and x.indexprs is null
       and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
     order by 1, 2`,
  );

const alter = ({ table, name }: Constraint, change: (name: string) => string): string =>
  `alter table ${escapeIdentifier(table)} ${change(escapeIdentifier(name))}`;

export const dropConstraint = (constraint: Constraint): string =>
  constraint.kind === 'index'
    ? `drop index ${escapeIdentifier(constraint.name)}`
    : alter(constraint, (name) => `drop constraint ${name}`);

/** A row never gets another practice, so that what refers to it has nothing to follow. */
export const addReference = (constraint: Constraint): string =>
  alter(
    constraint,
    (name) => `add constraint ${name} ${constraint.definition.replace(' ON UPDATE CASCADE', '')}`,
  );

const hasColumns = (columns: readonly string[]) => (one: Constraint) =>
  one.columns.length === columns.length && columns.every((column) => one.columns.includes(column));

/** The statements that make the keys of one table begin with the practice. */
export function rewriteKeys(constraints: readonly Constraint[]): string[] {
  const keys = constraints.filter(({ kind }) => kind !== 'foreign key');
  const short = keys.filter(({ columns }) => !columns.includes('practice_id'));
  return short.flatMap((key) => {
    const columns = ['practice_id', ...key.columns];
    const replaced = keys.filter(hasColumns(columns));
    const list = columns.map((column) => escapeIdentifier(column)).join(', ');
    return [
      ...[key, ...replaced].map(dropConstraint),
      alter(key, (name) => `add constraint ${name} ${key.kind} (${list})`),
    ];
  });
}
