// Migrations whose statements run one by one outside a transaction, such as indexes of large tables that are built while a server of
// the previous release goes on writing. After an interruption all statements of the file run again, so each can be repeated.
import { type Client, escapeIdentifier } from 'pg';

const mark = '-- Outside a transaction: each statement can be repeated.\n';

export const isStepwise = (sql: string): boolean => sql.startsWith(mark);

/** The statements of a migration that has no function bodies. */
export const readSteps = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((step) => step.trim())
    .filter((step) => step !== '');

export async function runSteps(client: Client, sql: string): Promise<void> {
  for (const step of readSteps(sql)) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/.exec(step)?.[1];
    if (index !== undefined) await dropUnfinishedIndex(client, index);
    await client.query(step);
  }
}

/** An interrupted build leaves an index that serves no statement, and that `if not exists` takes for the whole one. */
async function dropUnfinishedIndex(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  if (rowCount === 1) await client.query(`drop index concurrently ${escapeIdentifier(name)}`);
}

/** The same for a transaction, where indexes cannot be built concurrently; nobody else uses a database that is being restored. */
export const withoutConcurrency = (sql: string): string =>
  isStepwise(sql) ? sql.replaceAll(' concurrently', '') : sql;
