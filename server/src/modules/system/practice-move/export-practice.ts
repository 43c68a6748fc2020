// Writes the data of one practice to a file for another installation, together with what identifies the shared products, vendors,
// manufacturers, categories and units that its rows name.
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { type ConnectionOptions, withClient } from '../../../platform/database/connection.ts';
import type { Columns } from '../../../platform/database/row-types.ts';
import { plainTx, type Tx } from '../../../platform/database/tx.ts';
import {
  copyLine,
  endOfRows,
  type Header,
  headerLine,
  type Manifest,
  manifestLine,
} from '../backup/format.ts';
import { makeHeader } from '../backup/header.ts';
import { refuseExistingFile, writeNewFile } from '../backup/new-file.ts';
import { Progress, type Say } from '../backup/progress.ts';
import { CountedRows } from '../backup/read-backup.ts';
import { textFormat, withoutTimeouts } from '../backup/session-settings.ts';
import { jobColumns, leftBehind, movedQueues, personTables, sharedSections } from './moved-tables.ts';
import { type MovedTable, readMovedTables } from './schema.repository.ts';
import { neededRows } from './shared-rows.ts';

interface ExportRequest {
  readonly owner: ConnectionOptions;
  readonly practiceId: number;
  readonly file: string;
  readonly passphrase?: string | undefined;
  readonly say: Say;
  /** Called in the transaction that reads the practice; refuses one that is open. */
  readonly requireClosed: (tx: Tx) => Promise<unknown>;
  /** Called when the file is complete, before it gets its name. */
  readonly noteExport: (tx: Tx) => Promise<unknown>;
}

interface Section {
  readonly table: string;
  readonly columns: readonly string[];
  /** Statement that reads the rows. */
  readonly rows: string;
}

export async function exportPractice(
  request: ExportRequest,
): Promise<{ readonly manifest: Manifest; readonly bytes: number }> {
  const { owner, practiceId, file, passphrase, say, requireClosed, noteExport } = request;
  await refuseExistingFile(file);
  return withClient(owner, async (client) => {
    const tx = plainTx(client);
    for (const setting of [...withoutTimeouts, ...textFormat]) await client.query(`set ${setting}`);
    await client.query('begin isolation level repeatable read');
    await requireClosed(tx);
    const sections = () => readSections(client, practiceId, new Progress(say));
    const check = async (): Promise<void> => {
      await noteExport(tx);
      await client.query('commit');
    };
    const { result: manifest, bytes } = await writeNewFile({ file, passphrase, sections, check });
    return { manifest, bytes };
  });
}

async function* readSections(
  client: Client,
  practiceId: number,
  progress: Progress,
): AsyncGenerator<Buffer | string, Manifest> {
  const tx = plainTx(client);
  const practice = await tx.one<Columns<'practice', 'name' | 'dental_office_id'>>(
    'select name, dental_office_id from practice where id = $1',
    [practiceId],
  );
  const header: Header = {
    ...(await makeHeader(tx)),
    practice: { id: practiceId, name: practice.name, officeId: practice.dental_office_id },
  };
  yield headerLine(header);
  const contents: Manifest['tables'] = {};
  const tables = await readMovedTables(tx);
  for (const section of listSections(tables, practiceId)) {
    yield copyLine(section);
    const source = client.query(to(`copy (${section.rows}) to stdout`, { highWaterMark: 1 << 18 }));
    const counted = new CountedRows(source);
    for await (const chunk of counted.rows()) {
      yield chunk;
      progress.add(chunk.length, `Exporting: table ${section.table}`);
    }
    yield endOfRows;
    contents[section.table] = counted.finish();
  }
  const manifest: Manifest = { header, tables: contents, sequences: {}, leftOut: Object.keys(leftBehind) };
  yield manifestLine(manifest);
  return manifest;
}

function listSections(tables: readonly MovedTable[], practiceId: number): Section[] {
  const own = tables.map(({ name, columns }) => {
    const names = columns.map((column) => column.name);
    return {
      table: name,
      columns: names,
      rows: `select ${names.join(', ')} from ${name} where ${ownRows(name, practiceId)}`,
    };
  });
  const product = own.find(({ table }) => table === 'product')?.columns ?? [];
  const shared = Object.entries(sharedSections(product)).map(([table, { columns, source }]) => ({
    table: `shared_${table}`,
    columns: columns.map(({ name }) => name),
    rows: `select ${columns.map(({ name, from }) => `${from} as ${name}`).join(', ')} from ${source}
           where r.id in (${neededRows(tables, table, practiceId)})`,
  }));
  const jobs = {
    table: 'job',
    columns: jobColumns,
    rows: `select ${jobColumns.join(', ')} from job where payload ->> 'practiceId' = '${practiceId}'
           and state in ('waiting', 'running', 'held') and queue in (${movedQueues.map((name) => `'${name}'`).join(', ')})`,
  };
  return [...own, ...shared, jobs];
}

/** The condition that a row is the practice's. COPY takes no parameters; the id is a whole number. */
function ownRows(table: string, practiceId: number): string {
  if (table === 'practice') return `id = ${practiceId}`;
  const person = personTables[table];
  return person === undefined
    ? `practice_id = ${practiceId}`
    : `${person} in (select person_id from app_user where practice_id = ${practiceId})`;
}
