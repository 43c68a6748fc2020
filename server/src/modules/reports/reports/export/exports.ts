// Reports as files: up to 5,000 rows at once, beyond that in the background.
import {
  type ExportFormat,
  mostPdfRows,
  type ReportExport,
  rowsAtOnce,
} from '@praxora/contract/reports/report-exports.calls';
import type { ReportName } from '@praxora/rules/reports/report-list';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { enqueue } from '../../../../platform/jobs/queue.ts';
import { recordActivity } from '../../../account/index.ts';
import { BlobWriter, deleteBlob } from '../../../system/index.ts';
import { type ExportedReport, reports, shownReport } from '../described/report-list.ts';
import { findLanguage } from '../languages.repository.ts';
import { exportVersion } from '../versions/version-pdf.ts';
import type { About } from './about.ts';
import { exportQueue, rowsWritten, stopWriting } from './exports.job.ts';
import * as repository from './exports.repository.ts';
import { mediaTypes, writeFileParts } from './files.ts';
import type { Language } from './words.ts';

interface Wish {
  readonly format: ExportFormat;
  readonly language?: Language | undefined;
  readonly versionId?: number | undefined;
  readonly view?: 'price-check' | undefined;
  readonly [word: string]: unknown;
}

const mostUnderWay = 3;

const fileName = (report: ExportedReport, { language, now }: About, format: ExportFormat): string =>
  `${reports[report].title[language].toLowerCase().replaceAll(' ', '-')}-${calendarDay(now)}.${format}`;

export async function exportReport(
  context: UserContext,
  report: ReportName,
  wish: Wish,
): Promise<ReportExport> {
  const { tx, user } = context;
  const language = wish.language ?? (await findLanguage(tx, user.userId));
  const exported = await writeReport(context, report, { ...wish, language });
  const { exportId, blobId, rows } = exported;
  if (exportId === null) {
    const file = { report, format: wish.format, language, blobId, rows };
    await repository.insertFinishedExport(tx, { ...file, userId: user.userId });
  }
  const subject = { type: 'report', id: report, name: exported.name } as const;
  await recordActivity(context, { action: 'report.exported', subject });
  return exported;
}

async function writeReport(
  context: UserContext,
  report: ReportName,
  { format, language, versionId, view, ...query }: Wish & { readonly language: Language },
): Promise<ReportExport> {
  const { tx, user, now } = context;
  const about: About = { language, practiceName: user.practiceName, now: now() };
  if (report === 'inventory' && versionId !== undefined) return exportVersion(context, versionId, about);
  const shown = shownReport(report, view);
  const content = await reports[shown].content(context, query, language);
  if (format === 'pdf' && content.count > mostPdfRows)
    throw new Refusal('REPORT_TOO_LONG_FOR_PDF', { maximum: mostPdfRows });
  const name = fileName(shown, about, format);
  const isLong = content.count > rowsAtOnce;
  if (isLong && (await repository.countUnderWay(tx)) >= mostUnderWay) throw new Refusal('TOO_MANY_EXPORTS');
  const blob = await BlobWriter.begin(tx, now(), { name, mediaType: mediaTypes[format] });
  const finished = { blobId: blob.id, name, rows: content.count };
  if (isLong) {
    const wish = { report: shown, format, language, query, userId: user.userId };
    const exportId = await repository.insertExport(tx, { ...wish, blobId: blob.id, rows: content.count });
    await enqueue(tx, exportQueue, { practiceId: user.practiceId, exportId });
    return { ...finished, exportId, state: 'waiting', rowsDone: 0 };
  }
  for await (const piece of writeFileParts(format, content, about)) await blob.write(tx, [piece]);
  await blob.finish(tx);
  return { ...finished, exportId: null, state: 'done', rowsDone: content.count };
}

export async function getExport({ tx }: UserContext, id: number): Promise<ReportExport> {
  const row = await repository.findExport(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return {
    blobId: row.blob_id,
    exportId: row.id,
    state: row.state,
    name: row.name,
    rowsDone: row.state === 'running' ? rowsWritten(id) : row.rows_done,
    rows: row.row_count,
  };
}

/**
 * A running export ends with its next part, or with its last where another process writes it; a finished file is
 * deleted at once.
 */
export async function cancelExport(context: UserContext, id: number): Promise<ReportExport> {
  await repository.end(context.tx, id, 'cancelled');
  stopWriting(id);
  const stored = await getExport(context, id);
  if (stored.blobId !== '') await deleteBlob(context.tx, stored.blobId);
  return stored;
}

/** Their files name the users of the practice, and can be made again. */
export async function discardReportExports(tx: Tx): Promise<void> {
  for (const id of await repository.listFiles(tx)) await deleteBlob(tx, id);
  await repository.cancelAll(tx);
}
