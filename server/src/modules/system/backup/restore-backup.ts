// Restores a backup into an empty database: the schema of that time by its migrations, the rows, then the migrations since. All in
// one transaction, so that a restore that fails leaves the database as empty as it was.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { type ConnectionOptions, ensureAppRole, withClient } from '../../../platform/database/connection.ts';
import { isOutOfSpace } from '../../../platform/database/database-unavailable.ts';
import { applyInside, type Migration, readMigrations } from '../../../platform/database/migrate.ts';
import { migrationLock, takeStartLock } from '../../../platform/database/start-lock.ts';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import { holdJobs } from '../../../platform/jobs/held-jobs.ts';
import { beginBulkLoad } from './bulk-load.repository.ts';
import { isEmpty, listTables } from './catalogue.repository.ts';
import { BackupError, damaged, type Header, type Manifest, type TableColumns } from './format.ts';
import { leftOutTables } from './left-out.ts';
import { Progress, type Say } from './progress.ts';
import { readBackup, type TakeTable } from './read-backup.ts';
import { textFormat, withoutTimeouts } from './session-settings.ts';

interface RestoreRequest {
  readonly owner: ConnectionOptions;
  /** Address of the application role, where the owner may not create one. */
  readonly appUrl?: string | undefined;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly migrationsFolder: string;
  readonly say: Say;
  /** Called over the restored rows, in the same transaction. */
  readonly afterLoad?: (tx: Tx) => Promise<void>;
}

interface Restored {
  readonly manifest: Manifest;
  readonly heldJobs: number;
}

export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  return withClient(request.owner, async (client) => {
    for (const setting of [...withoutTimeouts, ...textFormat]) await client.query(`set ${setting}`);
    // A server that starts meanwhile waits here, and finds the restored database.
    await takeStartLock(client, migrationLock, { say: request.say });
    if (!(await isEmpty(plainTx(client))))
      throw new BackupError(
        'The database is not empty. A backup is restored into an empty database only: create a new one and set DATABASE_URL to it, or set DATA_DIR to a new folder.',
      );
    try {
      const restored = await load(client, request);
      await client.query('commit');
      // Without statistics the first requests would be slow.
      await client.query('analyze');
      return restored;
    } catch (error) {
      throw explain(error);
    }
  });
}

async function load(client: Client, request: RestoreRequest): Promise<Restored> {
  const { owner, appUrl, file, passphrase, migrationsFolder, say, afterLoad } = request;
  const tx = plainTx(client);
  const migrations = await readMigrations(migrationsFolder);
  const progress = new Progress(say);
  let role = '';
  let tables = new Map<string, TableColumns>();
  let bulkLoad: Awaited<ReturnType<typeof beginBulkLoad>> | undefined;
  const begin = async (header: Header): Promise<void> => {
    const earlier = selectEarlier(migrations, header);
    ({ role } = await ensureAppRole(client, owner, { url: appUrl }));
    await client.query('begin');
    await applyInside(client, earlier, role);
    tables = await listRestored(tx);
    bulkLoad = await beginBulkLoad(client, [...tables.keys()]);
  };
  const takeTable: TakeTable = async ({ table, columns }, rows) => {
    refuseOtherColumns(tables, { table, columns });
    const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin (freeze)`));
    const watched = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of rows) {
        progress.add(chunk.length, `Restoring: table ${table}`);
        yield chunk;
      }
    };
    await pipeline(Readable.from(watched(), { objectMode: false }), target);
  };
  const manifest = await readBackup(file, passphrase, { begin, takeTable });
  const missing = [...tables.keys()].find((table) => manifest.tables[table] === undefined);
  if (missing !== undefined) throw damaged(`the table ${missing} is missing`);
  say('All rows are loaded. Building indexes and checking references…');
  await setSequences(tx, manifest.sequences);
  await bulkLoad?.finish();
  await applyInside(
    client,
    migrations.filter(({ name }) => manifest.header.migrations[name] === undefined),
    role,
  );
  const heldJobs = await holdJobs(tx);
  await afterLoad?.(tx);
  return { manifest, heldJobs };
}

/** The migrations that made the schema of the backup; each must be known, and be the same today. */
function selectEarlier(migrations: readonly Migration[], header: Header): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of Object.entries(header.migrations)) {
    const migration = known.get(name);
    if (migration === undefined)
      throw new BackupError(
        `The backup was written by a newer version of Praxora (${header.product}): this one does not know its migration ${name}. Use that version or a newer one.`,
      );
    if (migration.checksum !== checksum)
      throw new BackupError(
        `The migration ${name} of the backup is not that of this version. Restore it with the version that wrote it (${header.product}).`,
      );
  }
  return migrations.filter(({ name }) => header.migrations[name] !== undefined);
}

async function listRestored(tx: Tx): Promise<Map<string, TableColumns>> {
  const tables = (await listTables(tx)).filter(({ table }) => !leftOutTables.includes(table));
  return new Map(tables.map((table) => [table.table, table]));
}

function refuseOtherColumns(
  tables: ReadonlyMap<string, TableColumns>,
  { table, columns }: TableColumns,
): void {
  const known = tables.get(table)?.columns;
  if (known === undefined) throw damaged(`it has an unknown table ${table}`);
  if ([...known].sort().join() !== [...columns].sort().join())
    throw damaged(`the columns of the table ${table} are not those of its schema`);
}

async function setSequences(tx: Tx, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, { last, isCalled }] of Object.entries(sequences))
    await tx.rows('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
}

/** Values that do not fit their column, rows that are there twice, references to nothing. */
const unfitRows = /^(22|23|42703|42P01)/;

function explain(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (isOutOfSpace(error)) return new BackupError('The disk of the database is full. Nothing was restored.');
  if (code !== undefined && unfitRows.test(code))
    return damaged(`the database refuses its rows (${message})`);
  return error;
}
