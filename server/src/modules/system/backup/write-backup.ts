// Makes a backup of a database that may be in use: all tables as they were at one moment, streamed into a compressed file.
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { noteBackup } from '../../../platform/backup/last-backup.ts';
import { type ConnectionOptions, withClient } from '../../../platform/database/connection.ts';
import { isDenied } from '../../../platform/database/database-unavailable.ts';
import { plainTx } from '../../../platform/database/tx.ts';
import { version } from '../../../platform/version.ts';
import {
  listHiddenTables,
  listTables,
  readMigrations,
  readSequences,
  readServerVersion,
} from './catalogue.repository.ts';
import { encrypt } from './encryption.ts';
import {
  BackupError,
  copyLine,
  endOfRows,
  formatVersion,
  type Header,
  headerLine,
  type Manifest,
  manifestLine,
  type TableColumns,
} from './format.ts';
import { leftOutTables } from './left-out.ts';
import { Progress, type Say } from './progress.ts';
import { CountedRows } from './read-backup.ts';
import { textFormat, withoutTimeouts } from './session-settings.ts';

interface BackupRequest {
  readonly owner: ConnectionOptions;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly say: Say;
  /** A snapshot that another transaction exported, as for `pg_dump --snapshot`. */
  readonly snapshot?: string;
  /** Called with the finished file before it gets its name. */
  readonly check?: (file: string) => Promise<void>;
}

export interface WrittenBackup {
  readonly manifest: Manifest;
  readonly bytes: number;
}

const backupLock = 7_204_518_003;

/** Nothing is left of a backup that fails: the file has its name only when it is complete and on the disk. */
export async function writeBackup(request: BackupRequest): Promise<WrittenBackup> {
  const { owner, file, check } = request;
  if ((await stat(file).catch(() => null)) !== null)
    throw new BackupError(`${file} exists already. Name another file, or remove it first.`);
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}.partial`);
  return withClient(owner, async (client) => {
    await lockBackups(client);
    try {
      const manifest = await writeFile(client, unfinished, request);
      await check?.(unfinished);
      const { size } = await stat(unfinished);
      await rename(unfinished, file);
      await syncFolder(dirname(file));
      await noteBackup(plainTx(client), { file, bytes: size });
      return { manifest, bytes: size };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw explain(error, file);
    }
  });
}

async function lockBackups(client: Client): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [backupLock]);
  if (!rows[0]?.locked)
    throw new BackupError('Another backup of this database is being written. Wait until it has finished.');
}

async function writeFile(client: Client, file: string, request: BackupRequest): Promise<Manifest> {
  const { passphrase, say, snapshot } = request;
  let manifest: Manifest | undefined;
  const sections = async function* (): AsyncGenerator<Buffer | string> {
    manifest = yield* readSections(client, new Progress(say), snapshot);
  };
  const source = Readable.from(sections(), { objectMode: false, highWaterMark: 1 << 18 });
  // Written to the disk itself before it counts as finished.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  // Level 3 takes 40 % of the time of the usual level 6, for a file that is 15 % larger.
  const pack = createGzip({ level: 3, chunkSize: 1 << 18 });
  if (passphrase === undefined) await pipeline(source, pack, target);
  else await pipeline(source, pack, encrypt(passphrase), target);
  if (manifest === undefined) throw new Error('The backup ended without its manifest');
  return manifest;
}

/** The contents of the file, read in one transaction that sees one moment of the database. */
async function* readSections(
  client: Client,
  progress: Progress,
  snapshot: string | undefined,
): AsyncGenerator<Buffer | string, Manifest> {
  const tx = plainTx(client);
  for (const setting of [...withoutTimeouts, ...textFormat]) await client.query(setting);
  const names = (await listTables(tx)).map(({ table }) => table);
  if (!names.includes('schema_migration'))
    throw new BackupError('The database is empty: there is nothing to back up.');
  await client.query('begin isolation level repeatable read read only');
  if (snapshot !== undefined) await client.query(`set transaction snapshot '${snapshot}'`);
  // Before the moment is fixed by the first reading: no migration changes a table from here on.
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  const hidden = await listHiddenTables(tx);
  if (hidden.length > 0)
    throw new BackupError(
      `This role cannot read all rows of ${hidden[0]}. Set DATABASE_URL to the role that owns the tables.`,
    );
  const tables = (await listTables(tx)).filter(({ table }) => !leftOutTables.includes(table));
  const header: Header = {
    format: formatVersion,
    product: version,
    createdAt: new Date().toISOString(),
    postgresql: await readServerVersion(tx),
    migrations: await readMigrations(tx),
  };
  yield headerLine(header);
  const contents: Manifest['tables'] = {};
  for (const [index, table] of tables.entries()) {
    yield copyLine(table);
    const counted = new CountedRows(readRows(client, table));
    for await (const chunk of counted.rows()) {
      yield chunk;
      progress.add(chunk.length, `Backing up: ${index} of ${tables.length} tables`);
    }
    yield endOfRows;
    contents[table.table] = counted.finish();
  }
  // Sequences know no transactions: read last, they are ahead of every row.
  const sequences = await readSequences(tx);
  const manifest: Manifest = { header, tables: contents, sequences, leftOut: [...leftOutTables] };
  yield manifestLine(manifest);
  await client.query('commit');
  return manifest;
}

const readRows = (client: Client, { table, columns }: TableColumns): AsyncIterable<Buffer> =>
  client.query(to(`copy (select ${columns.join(', ')} from ${table}) to stdout`, { highWaterMark: 1 << 18 }));

/** So that the new name survives a power failure. Some file systems cannot do it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const fullDisk = ['ENOSPC', 'EDQUOT', 'EFBIG'];

function explain(error: unknown, file: string): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && fullDisk.includes(code))
    return new BackupError(`The disk is full: ${file} could not be written. Nothing is left of it.`);
  if (isDenied(error))
    return new BackupError(`DATABASE_URL must name the owner of all tables to back them up: ${message}.`);
  if (syscall !== undefined && code !== undefined)
    return new BackupError(`${file} cannot be written: ${message}`);
  return error;
}
