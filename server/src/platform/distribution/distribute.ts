// Turns the database of a Citus coordinator into a distributed one, in one transaction: it is as before, or it is done.
import { escapeIdentifier, escapeLiteral } from 'pg';
import { distributedTables, referenceTables } from '../database/table-placement.ts';
import type { Tx } from '../database/tx.ts';
import { addReference, type Constraint, dropConstraint, readConstraints, rewriteKeys } from './keys.ts';

export interface Distribution {
  readonly distributed: string[];
  readonly reference: string[];
}

/** What holds from then on for every connection to the coordinator. */
export const distributedSettings = {
  // A setting of a transaction is that of its parts on the workers, too.
  'citus.propagate_set_commands': 'local',
  // What concerns all practices goes to one part of a table after the other: whoever has asked several at once may not write a table
  // that every server has, in the same transaction.
  'citus.multi_shard_modify_mode': 'sequential',
  jit: 'off',
} as const;

/**
 * The parts of a table look dearer than they are, and compiling a statement takes seconds where it takes milliseconds to carry out. To be
 * repeated for a worker that is added: a database hands its settings to no other server.
 */
export async function spareWorkersCompiling(tx: Tx): Promise<void> {
  const failed = await tx.rows<{ problem: string }>(
    `select r.nodename || ':' || r.nodeport || ': ' || r.result as problem
     from run_command_on_workers(format('alter database %I set jit = off', current_database())) r where not r.success`,
  );
  if (failed.length > 0) throw new Error(failed.map(({ problem }) => problem).join(', '));
}

/** The new parts know nothing of their rows until then: statements are planned as for empty ones. Not inside a transaction. */
export async function countRowsOfParts(tx: Tx, { distributed, reference }: Distribution): Promise<void> {
  for (const table of [...distributed, ...reference]) await tx.run(`analyze ${escapeIdentifier(table)}`);
}

const isDistributed = new Set<string>(distributedTables);
const isReference = new Set<string>(referenceTables);
const isSpread = (table: string): boolean => isDistributed.has(table) || isReference.has(table);

/**
 * A reference stays where both rows are on one server. Citus refuses those that would empty a column beside the practice; whoever reads
 * an export allows for its file to be gone.
 */
const canStay = ({ table, target, columns, definition }: Constraint): boolean =>
  isSpread(table) &&
  isSpread(target ?? '') &&
  !(columns.includes('practice_id') && definition.includes('ON DELETE SET NULL'));

/** What is still to be spread; both lists are empty when everything is. */
export async function listUnspread(tx: Tx): Promise<Distribution> {
  const tables = await tx.rows<{ name: string }>(
    `select r.relname as name from pg_class r
     join pg_dist_partition p on p.logicalrelid = r.oid
     where r.relnamespace = 'public'::regnamespace and (p.partmethod = 'h' or p.repmodel = 't')`,
  );
  const spread = new Set(tables.map(({ name }) => name));
  return {
    distributed: distributedTables.filter((name) => !spread.has(name)),
    reference: referenceTables.filter((name) => !spread.has(name)),
  };
}

/** What these triggers write, the server writes itself. They go in a later release; until then a server of the previous one needs them. */
const replacedTriggers: Readonly<Record<string, readonly string[]>> = {
  order_position: ['order_position_inserted'],
  offer: ['own_offer_inserted', 'own_offer_changed'],
};

/** The rows of one practice of all other tables go where its rows of this one are. */
const leadingTable = distributedTables[0];

/** Inside a transaction of the owner. `say` hears of each table. */
export async function distribute(tx: Tx, say: (line: string) => void): Promise<Distribution> {
  const todo = await listUnspread(tx);
  if (todo.distributed.length + todo.reference.length === 0) return todo;
  // Each statement goes to one shard after the other, since references between the tables forbid several connections at once.
  await tx.run(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await tx.run('set local citus.enable_unsafe_triggers = on');
  // Triggers leave rows alone that are only moved, on every server.
  await tx.run(`set local citus.propagate_set_commands = 'local'`);
  for (const setting of ['app.importing', 'app.distributing', 'app.bulk_load'])
    await tx.run(`set local ${setting} = 'on'`);
  const constraints = await readConstraints(tx);
  const moved = new Set([...todo.distributed, ...todo.reference]);
  const references = constraints.filter(
    ({ kind, table, target }) => kind === 'foreign key' && (moved.has(table) || moved.has(target ?? '')),
  );
  for (const reference of references) await tx.run(dropConstraint(reference));
  for (const table of todo.reference) {
    await dropReplacedTriggers(tx, table);
    await move(tx, table, `create_reference_table(${escapeLiteral(table)})`);
    say(`Copied to every server: ${table}`);
  }
  for (const table of todo.distributed) {
    await prepareTable(tx, table, constraints);
    const place = table === leadingTable ? 'default' : leadingTable;
    await move(
      tx,
      table,
      `create_distributed_table(${escapeLiteral(table)}, 'practice_id', colocate_with => ${escapeLiteral(place)})`,
    );
    say(`Spread by practice: ${table}`);
  }
  for (const reference of references) if (canStay(reference)) await tx.run(addReference(reference));
  return todo;
}

async function prepareTable(tx: Tx, table: string, constraints: readonly Constraint[]): Promise<void> {
  await dropReplacedTriggers(tx, table);
  for (const statement of rewriteKeys(constraints.filter((one) => one.table === table)))
    await tx.run(statement);
  const identities = await tx.rows<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = ${escapeLiteral(table)}::regclass and attidentity <> '' and atttypid <> 'bigint'::regtype`,
  );
  for (const { column } of identities)
    await tx.run(
      `alter table ${escapeIdentifier(table)} alter column ${escapeIdentifier(column)} type bigint`,
    );
}

/** Rows are copied into the new parts as by COPY, which the policies of the tables would refuse, also for the owner. */
async function move(tx: Tx, table: string, call: string): Promise<void> {
  const { isForced } = await tx.one<{ isForced: boolean }>(
    `select relforcerowsecurity as "isForced" from pg_class where oid = ${escapeLiteral(table)}::regclass`,
  );
  const alter = `alter table ${escapeIdentifier(table)}`;
  if (isForced) await tx.run(`${alter} no force row level security`);
  await tx.run(`select ${call}`);
  if (isForced) await tx.run(`${alter} force row level security`);
}

async function dropReplacedTriggers(tx: Tx, table: string): Promise<void> {
  for (const trigger of replacedTriggers[table] ?? [])
    await tx.run(`drop trigger if exists ${trigger} on ${escapeIdentifier(table)}`);
}
