// Brings a database to the newest schema. A lock lets several servers start at once; each migration is one transaction, or steps that
// can be repeated.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, escapeIdentifier } from 'pg';
import { isStepwise, runSteps, withoutConcurrency } from './migration-steps.ts';
import { type LockOptions, migrationLock, withStartLock } from './start-lock.ts';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Names of the migrations that this database lacks, in their order. Changes nothing. */
export async function listPendingMigrations(client: Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied = await readApplied(client);
  refuseDrift(migrations, applied);
  return migrations.flatMap(({ name }) => (applied.has(name) ? [] : [name]));
}

/** For everybody who may not migrate: an operator's command, and a server with MIGRATE=false. */
export async function refusePendingMigrations(client: Client, folder: string): Promise<void> {
  const pending = await listPendingMigrations(client, folder);
  if (pending.length === 0) return;
  throw new MigrationError(
    `The schema of the database is older than this version: ${pending.length} migrations are missing, the last one is ${pending.at(-1)}. Back the database up, then run: npm run admin -- migrate`,
  );
}

const createTable = `create table if not exists schema_migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

const silently: LockOptions = { say: () => undefined };

/** Over the owner's connection. `appRole` replaces {{app_role}} in the files. Returns the names of what was applied. */
export async function migrate(
  client: Client,
  appRole: string,
  folder: string,
  options: LockOptions = silently,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withStartLock(client, migrationLock, options, async () => {
    const applied = await readApplied(client);
    refuseDrift(migrations, applied);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (missing.length > 0) await client.query(createTable);
    for (const migration of missing) await apply(client, migration, appRole);
    return missing.map(({ name }) => name);
  });
}

/** Checksums of the migrations that ran, by name; none in a new database. */
async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (!tables[0]?.exists) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/** A database that is newer than this program, or a migration edited after it ran, must not be guessed about. */
function refuseDrift(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version does not know. Start a newer version.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it ran on this database. Add a new migration instead.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration, appRole: string): Promise<void> {
  if (isStepwise(migration.sql)) return execute(client, migration, appRole);
  try {
    await client.query('begin');
    await execute(client, migration, appRole);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function execute(client: Client, migration: Migration, appRole: string): Promise<void> {
  try {
    const sql = migration.sql.replaceAll('{{app_role}}', escapeIdentifier(appRole));
    if (isStepwise(sql)) await runSteps(client, sql);
    else await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
  } catch (error) {
    throw new MigrationError(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Some migrations, for a restore: inside a transaction of the caller, who holds the lock. */
export async function applyInside(
  client: Client,
  migrations: readonly Migration[],
  appRole: string,
): Promise<void> {
  await client.query(createTable);
  for (const { sql, ...rest } of migrations)
    await execute(client, { ...rest, sql: withoutConcurrency(sql) }, appRole);
}
