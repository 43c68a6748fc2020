// Writes an export: each file is read and packed for itself, then added to what is there already.
import { type ExportSection, exportSections } from '@praxora/contract/reports/data-export.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Platform } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { csvLine, csvStart } from '../../../platform/spreadsheet/write-csv.ts';
import { type PackedPart, pack, ZipArchive } from '../../../platform/spreadsheet/zip.ts';
import { BlobWriter, deleteBlob } from '../../system/index.ts';
import { columnTitle, exportedColumns, type Language, toCell } from './cells.ts';
import * as repository from './data-export.repository.ts';
import { type ExportedFile, exportedFiles } from './files.ts';

interface Wish {
  readonly practiceId: number;
  readonly exportId: number;
}

const wishOf = (payload: Record<string, unknown>): Wish => ({
  practiceId: Number(payload.practiceId),
  exportId: Number(payload.exportId),
});

export const exportQueue = 'data-export';

export const exportJob: JobHandler = {
  queue: exportQueue,
  maxAttempts: 3,
  run: async (platform, { payload }) => writeExport(platform, wishOf(payload)),
  gaveUp: async ({ database }, { payload }) => {
    const { practiceId, exportId } = wishOf(payload);
    await database.forPractice(practiceId, (tx) => repository.end(tx, exportId, 'failed'));
  },
};

async function writeExport({ database, now }: Platform, { practiceId, exportId }: Wish): Promise<void> {
  const begun = await database.forPractice(practiceId, async (tx) => {
    const request = await repository.begin(tx, exportId);
    return request && { ...request, blob: await BlobWriter.begin(tx, now(), archiveOf(now())) };
  });
  if (begun === null) return;
  const { language, blob } = begun;
  const inPractice: InPractice = (work) => database.forPractice(practiceId, work, language);
  const reading: InPractice = (work) => database.late.inTransaction(practiceId, work, language);
  const archive = new ZipArchive();
  for (const [index, section] of exportSections.entries()) {
    for await (const part of partsOf(reading, section, language))
      await inPractice((tx) => blob.write(tx, archive.add(part)));
    const goesOn = await inPractice((tx) => repository.noteProgress(tx, exportId, index + 1));
    if (!goesOn) return void (await inPractice((tx) => deleteBlob(tx, blob.id)));
  }
  await inPractice(async (tx) => {
    await blob.write(tx, archive.end());
    await blob.finish(tx);
    if (!(await repository.finish(tx, exportId, blob.id))) await deleteBlob(tx, blob.id);
  });
}

const archiveOf = (now: Date) => ({ name: `praxora-${calendarDay(now)}.zip`, mediaType: 'application/zip' });

type InPractice = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Packed when they are asked for: there is never more than one of them in memory. */
async function* partsOf(
  inPractice: InPractice,
  section: ExportSection,
  language: Language,
): AsyncGenerator<PackedPart> {
  for (const file of exportedFiles[section])
    yield await inPractice((tx) => pack(`${file.name}.csv`, csvOf(tx, file, language)));
  if (section === 'documents') yield* documentsOf(inPractice);
  if (section === 'receipts') yield* packInvoices(inPractice);
}

async function* csvOf(tx: Tx, file: ExportedFile, language: Language): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const rows of repository.listRows(tx, file)) {
    if (columns === undefined) {
      columns = exportedColumns(rows[0] ?? {});
      yield csvStart(columns.map(columnTitle), language);
    }
    const titles = columns;
    yield rows
      .map((row) =>
        csvLine(
          titles.map((column) => toCell(column, row[column], language)),
          language,
        ),
      )
      .join('');
  }
  if (columns === undefined) {
    const empty = Object.fromEntries(
      (await repository.listColumns(tx, file.table)).map((name) => [name, null]),
    );
    yield csvStart((file.columns?.split(', ') ?? exportedColumns(empty)).map(columnTitle), language);
  }
}

async function* documentsOf(inPractice: InPractice): AsyncGenerator<PackedPart> {
  for (const document of await inPractice(repository.listDocuments)) {
    const content = await inPractice((tx) => repository.findContent(tx, document));
    // Deleted since it was listed.
    if (content === null) continue;
    const { document_id: id, version, file_name: name } = document;
    yield await pack(`documents/${id}-${version}-${name.replace(/[/\\]/g, '_')}`, one(content));
  }
}

async function* packInvoices(inPractice: InPractice): AsyncGenerator<PackedPart> {
  for (const { invoice_id: id, file_name: name } of await inPractice(repository.listInvoiceFiles)) {
    const content = await inPractice((tx) => repository.findInvoiceContent(tx, id));
    if (content === null) continue;
    yield await pack(`invoices/${id}-${name.replace(/[/\\]/g, '_')}`, one(content));
  }
  for (const { id, file_name: name } of await inPractice(repository.listWaitingFiles)) {
    const content = await inPractice((tx) => repository.findWaitingContent(tx, id));
    if (content === null || name === null) continue;
    yield await pack(`invoices/waiting/${id}-${name.replace(/[/\\]/g, '_')}`, one(content));
  }
}

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
