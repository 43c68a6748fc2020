// Writes a long report: read and written in one transaction, so that an attempt that failed leaves nothing behind.
import type { ExportFormat } from '@praxora/contract/reports/report-exports.calls';
import type { Platform } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { JobHandler } from '../../../../platform/jobs/worker.ts';
import { BlobWriter } from '../../../system/index.ts';
import { type ExportedReport, reports } from '../described/report-list.ts';
import * as repository from './exports.repository.ts';
import { writeFileParts } from './files.ts';
import type { Language } from './words.ts';

export const exportQueue = 'report-export';

const wishOf = (payload: Record<string, unknown>) => ({
  practiceId: Number(payload.practiceId),
  exportId: Number(payload.exportId),
});

export const reportExportJob: JobHandler = {
  queue: exportQueue,
  maxAttempts: 3,
  run: async (platform, { payload }) => writeExport(platform, wishOf(payload)),
  gaveUp: async ({ database }, { payload }) => {
    const { practiceId, exportId } = wishOf(payload);
    await database.forPractice(practiceId, (tx) => repository.end(tx, exportId, 'failed'));
  },
};

/** The export was cancelled by a user meanwhile: the transaction rolls back what was written. */
class Cancelled extends Error {}

/**
 * How far each export of this process is. The transaction that writes one holds its connection to the end, so it cannot be told
 * in the database meanwhile; of another process it is only known that it runs.
 */
const underWay = new Map<number, { rows: number; isCancelled: boolean }>();

export const rowsWritten = (exportId: number): number => underWay.get(exportId)?.rows ?? 0;

export function stopWriting(exportId: number): void {
  const progress = underWay.get(exportId);
  if (progress) progress.isCancelled = true;
}

async function writeExport(
  { database, now }: Platform,
  { practiceId, exportId }: ReturnType<typeof wishOf>,
): Promise<void> {
  const wish = await database.forPractice(practiceId, (tx) => repository.begin(tx, exportId));
  if (wish === null) return;
  const progress = { rows: 0, isCancelled: false };
  underWay.set(exportId, progress);
  const onProgress = async (rows: number) => {
    progress.rows = rows;
    if (progress.isCancelled) throw new Cancelled();
  };
  try {
    const language = wish.language as Language;
    const write = async (tx: Tx) => {
      const report = reports[wish.report as ExportedReport];
      const content = await report.content({ tx, now }, wish.query, language);
      const blob = BlobWriter.goOn(wish.blob_id);
      const about = { language, practiceName: wish.practice, now: now() };
      for await (const piece of writeFileParts(wish.format as ExportFormat, content, about, onProgress))
        await blob.write(tx, [piece]);
      await blob.finish(tx);
      await repository.finish(tx, exportId, progress.rows);
    };
    await database.forPractice(practiceId, write, language);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  } finally {
    underWay.delete(exportId);
  }
}
