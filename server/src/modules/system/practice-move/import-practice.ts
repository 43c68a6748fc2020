// Takes over a practice that another installation has exported. All in one transaction: the rows are loaded into temporary tables and
// checked, shared rows are matched, ids are given, and the rows are written and compared with the file. An import that fails, or only
// checks, leaves nothing behind.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { type ConnectionOptions, withClient } from '../../../platform/database/connection.ts';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import { insertHeldJob } from '../../../platform/jobs/held-jobs.ts';
import { BackupError, damaged, type Header, type Manifest, type TableColumns } from '../backup/format.ts';
import { makeHeader } from '../backup/header.ts';
import { Progress, type Say } from '../backup/progress.ts';
import { readBackup, type TakeTable } from '../backup/read-backup.ts';
import { textFormat, withoutTimeouts } from '../backup/session-settings.ts';
import { createMissingProducts } from '../reference/reference.service.ts';
import * as findings from './findings.repository.ts';
import { findProblems } from './findings.ts';
import * as loading from './loading.repository.ts';
import * as matching from './matching.repository.ts';
import { type MovedTable, readMovedTables } from './schema.repository.ts';

interface ImportRequest {
  readonly owner: ConnectionOptions;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly say: Say;
  /** Only says what an import would do. */
  readonly isCheck: boolean;
  /** Another name, where the practice's own is taken here. */
  readonly name?: string | undefined;
  /** Creates shared products and manufacturers that are missing here. */
  readonly createsMissing: boolean;
  readonly mappings: readonly matching.Mapping[];
  /** Called over the imported rows, in the same transaction; an error takes everything back. */
  readonly afterLoad: (tx: Tx, practiceId: number) => Promise<unknown>;
}

export interface ImportReport {
  readonly practice: NonNullable<Header['practice']>;
  /** Null: it was only checked. */
  readonly practiceId: number | null;
  readonly rows: number;
  readonly tables: number;
  /** Users whose e-mail address has a login here already: they keep its password. */
  readonly members: readonly string[];
  readonly newLogins: readonly string[];
  /** Shared rows that were found here, by table. */
  readonly matched: Readonly<Record<string, number>>;
  readonly createdProducts: number;
  /** Orders whose platform number is taken here, with the number they get. Only after an import. */
  readonly renumbered: readonly { readonly before: string; readonly after: string }[];
  readonly heldJobs: number;
  /** Why it cannot be imported; empty after an import. */
  readonly problems: readonly string[];
}

const importLock = 7_204_518_004;

export async function importPractice(request: ImportRequest): Promise<ImportReport> {
  return withClient(request.owner, async (client) => {
    for (const setting of [...withoutTimeouts, ...textFormat]) await client.query(`set ${setting}`);
    await client.query('begin');
    try {
      const tables = await readMovedTables(plainTx(client));
      const report = await takeOver(client, tables, request);
      await client.query(report.practiceId === null ? 'rollback' : 'commit');
      if (report.practiceId !== null) await loading.analyzeTables(plainTx(client), tables);
      return report;
    } catch (error) {
      throw explain(error);
    }
  });
}

async function takeOver(
  client: Client,
  tables: readonly MovedTable[],
  request: ImportRequest,
): Promise<ImportReport> {
  const tx = plainTx(client);
  const { locked } = await tx.one<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    importLock,
  ]);
  if (!locked) throw new BackupError('Another practice is being imported. Wait until it has finished.');
  // Settings of the transaction reach the servers that hold the rows, too.
  for (const setting of ["app.importing = 'on'", ...textFormat]) await tx.run(`set local ${setting}`);
  const manifest = await loadFile(client, tables, request);
  const { practice } = manifest.header;
  if (practice === undefined) throw damaged('it does not say whose rows it has');
  if (request.name !== undefined) await loading.renamePractice(tx, request.name);
  await matching.matchSharedRows(tx, request.mappings);
  const contents = Object.values(manifest.tables);
  const found = {
    practice,
    rows: contents.reduce((sum, { rows }) => sum + rows, 0),
    tables: contents.length,
    members: await findings.listLogins(tx, true),
    newLogins: await findings.listLogins(tx, false),
    matched: await matching.countMatches(tx),
  };
  const problems = await findProblems(tx, request.createsMissing);
  if (request.isCheck)
    return { ...found, practiceId: null, createdProducts: 0, renumbered: [], heldJobs: 0, problems };
  if (problems.length > 0)
    throw new BackupError(
      ['The practice cannot be imported. Nothing was written:', ...problems].join('\n- '),
    );
  const createdProducts = await createMissingProducts(tx);
  request.say('The file is complete and fits. Writing the rows…');
  const practiceId = await writeRows(tx, tables);
  const heldJobs = await moveJobs(tx);
  await request.afterLoad(tx, practiceId);
  const renumbered = await loading.listRenumbered(tx);
  return { ...found, practiceId, createdProducts, renumbered, heldJobs, problems };
}

async function loadFile(
  client: Client,
  tables: readonly MovedTable[],
  request: ImportRequest,
): Promise<Manifest> {
  const tx = plainTx(client);
  const progress = new Progress(request.say);
  const expected = await loading.createFileTables(tx, tables);
  const takeTable: TakeTable = async (section, rows) => {
    refuseOtherColumns(expected, section);
    const { table, columns } = section;
    const target = client.query(from(`copy import_rows_${table} (${columns.join(', ')}) from stdin`));
    const watched = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of rows) {
        progress.add(chunk.length, `Reading: table ${table}`);
        yield chunk;
      }
    };
    await pipeline(Readable.from(watched(), { objectMode: false }), target);
  };
  const begin = (header: Header) => refuseOtherSchema(tx, header);
  const manifest = await readBackup(request.file, request.passphrase, { kind: 'practice', begin, takeTable });
  const missing = [...expected.keys()].find((table) => manifest.tables[table] === undefined);
  if (missing !== undefined) throw damaged(`the table ${missing} is missing`);
  await loading.analyzeFileTables(tx, [...expected.keys()]);
  return manifest;
}

function refuseOtherColumns(
  expected: ReadonlyMap<string, readonly string[]>,
  { table, columns }: TableColumns,
): void {
  const known = expected.get(table);
  if (known === undefined) throw damaged(`it has an unknown table ${table}`);
  if ([...known].sort().join() !== [...columns].sort().join())
    throw damaged(`the columns of the table ${table} are not those of its schema`);
}

/** Both installations must have the same schema: rows of one practice cannot be migrated alone. */
async function refuseOtherSchema(tx: Tx, header: Header): Promise<void> {
  const { migrations: here } = await makeHeader(tx);
  const [unknown] = Object.keys(header.migrations).filter((name) => here[name] !== header.migrations[name]);
  if (unknown !== undefined)
    throw new BackupError(
      `The file was written by a newer or another version of Praxora (${header.product}): this one does not have its migration ${unknown}. Upgrade this installation first.`,
    );
  const [missing] = Object.keys(here).filter((name) => header.migrations[name] === undefined);
  if (missing !== undefined)
    throw new BackupError(
      `The file was written by an older version of Praxora (${header.product}), without the migration ${missing}. Upgrade the installation it comes from, and export the practice again.`,
    );
}

async function writeRows(tx: Tx, tables: readonly MovedTable[]): Promise<number> {
  await loading.giveIds(tx, tables);
  await loading.giveOrderNumbers(tx);
  for (const table of tables) await loading.writeTable(tx, table);
  const practiceId = await loading.readNewPractice(tx);
  for (const table of tables) {
    const difference = await loading.compareTable(tx, table, practiceId);
    if (difference !== null) throw new Error(`The import of ${table.name} went wrong: ${difference}`);
  }
  return practiceId;
}

async function moveJobs(tx: Tx): Promise<number> {
  const jobs = await loading.listJobs(tx);
  for (const job of jobs) await insertHeldJob(tx, job);
  return jobs.length;
}

/** Values that do not fit their column: the file is complete, but was made by something else. */
const unfitRows = /^(22|42703|42P01)/;

function explain(error: unknown): unknown {
  if (error instanceof BackupError)
    return new BackupError(error.message.replace(/^The backup /, 'The file '));
  const { code, message } = error as { code?: string; message: string };
  if (code !== undefined && unfitRows.test(code))
    return new BackupError(
      `The file is damaged and cannot be used: the database refuses its rows (${message}).`,
    );
  return error;
}
