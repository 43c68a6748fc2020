// The export of all data of a practice: begun by a user, written in the background, kept for some days.
import { type DataExport, exportSections } from '@praxora/contract/reports/data-export.calls';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { recordActivity } from '../../account/index.ts';
import { deleteBlob } from '../../system/index.ts';
import * as repository from './data-export.repository.ts';
import { exportQueue } from './export.job.ts';

export async function latestExport({ tx }: UserContext): Promise<DataExport | null> {
  const row = await repository.findLatest(tx);
  return row && exportOf(row);
}

/** A request during a running export returns that export. */
export async function startExport(context: UserContext): Promise<DataExport> {
  const { tx, user } = context;
  const id = await repository.insertExport(tx, user.userId);
  if (id !== null) {
    await enqueue(tx, exportQueue, { practiceId: user.practiceId, exportId: id });
    await recordActivity(context, { action: 'dataExport.started', subject: toSubject(id) });
  }
  return shown(await repository.findLatest(tx));
}

/** A running export ends with its next section; a finished file is deleted at once. */
export async function cancelExport(context: UserContext, id: number): Promise<DataExport> {
  const { tx } = context;
  const ended = await repository.end(tx, id, 'cancelled');
  const row = await repository.findExport(tx, id);
  const deleted = row?.blob_id ? await deleteBlob(tx, row.blob_id) : 0;
  if (ended + deleted > 0)
    await recordActivity(context, { action: 'dataExport.cancelled', subject: toSubject(id) });
  return shown(await repository.findExport(tx, id));
}

/** A download of any file is recorded where the file is an export of all data. */
export async function recordDownload(context: UserContext, blobId: string): Promise<void> {
  const id = await repository.findExportOfBlob(context.tx, blobId);
  if (id !== null) await recordActivity(context, { action: 'dataExport.downloaded', subject: toSubject(id) });
}

const toSubject = (id: number) => ({ type: 'dataExport', id, name: '' }) as const;

function shown(row: repository.ExportRow | null): DataExport {
  if (row === null) throw new Refusal('NOT_FOUND');
  return exportOf(row);
}

function exportOf(row: repository.ExportRow): DataExport {
  const { id, state, sections_done: sectionsDone, blob_id: blobId, name, size, expires_at: until } = row;
  const file =
    blobId !== null && name !== null && size !== null && until !== null
      ? { blobId, name, size, availableUntil: until.toISOString() }
      : null;
  return {
    id,
    state: state === 'done' && file === null ? 'expired' : state,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    section: state === 'running' ? (exportSections[sectionsDone] ?? null) : null,
    sectionsDone,
    sections: exportSections.length,
    file,
  };
}

/** Their files name the users of the practice, and can be made again. */
export async function discardExports(tx: Tx): Promise<void> {
  for (const id of await repository.listFiles(tx)) await deleteBlob(tx, id);
  await repository.cancelAll(tx);
}
