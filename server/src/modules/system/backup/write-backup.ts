// Makes a backup of a database that may be in use: all tables as they were at one moment, streamed into a compressed file.
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { noteBackup } from '../../../platform/backup/last-backup.ts';
import { type ConnectionOptions, withClient } from '../../../platform/database/connection.ts';
import { plainTx } from '../../../platform/database/tx.ts';
import { isDistributed } from '../../../platform/distribution/obstacles.ts';
import { listHiddenTables, listTables, readSequences } from './catalogue.repository.ts';
import {
  BackupError,
  copyLine,
  endOfRows,
  headerLine,
  type Manifest,
  manifestLine,
  type TableColumns,
} from './format.ts';
import { makeHeader } from './header.ts';
import { leftOutTables } from './left-out.ts';
import { refuseExistingFile, writeNewFile } from './new-file.ts';
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

/** Several database servers have no common moment at which all rows could be read. */
async function refuseDistributed(client: Client): Promise<void> {
  if (await isDistributed(plainTx(client)))
    throw new BackupError(
      'The practices of this database are spread over several servers, which cannot be read as of one moment. Back up each server with pg_basebackup or your provider, all of them at one restore point: select citus_create_restore_point(\'NAME\'). See docs/operations.md, section "Several database servers".',
    );
}

export async function writeBackup(request: BackupRequest): Promise<WrittenBackup> {
  const { owner, file, passphrase, say, snapshot, check } = request;
  await refuseExistingFile(file);
  return withClient(owner, async (client) => {
    await lockBackups(client);
    await refuseDistributed(client);
    const sections = () => readSections(client, new Progress(say), snapshot);
    const { result: manifest, bytes } = await writeNewFile({ file, passphrase, sections, check });
    await noteBackup(plainTx(client), { file, bytes });
    return { manifest, bytes };
  });
}

async function lockBackups(client: Client): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [backupLock]);
  if (!rows[0]?.locked)
    throw new BackupError('Another backup of this database is being written. Wait until it has finished.');
}

/** The contents of the file, read in one transaction that sees one moment of the database. */
async function* readSections(
  client: Client,
  progress: Progress,
  snapshot: string | undefined,
): AsyncGenerator<Buffer | string, Manifest> {
  const tx = plainTx(client);
  for (const setting of [...withoutTimeouts, ...textFormat]) await client.query(`set ${setting}`);
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
  const header = await makeHeader(tx);
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
