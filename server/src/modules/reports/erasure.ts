// What goes with an erased user: reminders, report mails, and files that name the users of the practice. Exports can be made again.
import type { Tx } from '../../platform/database/tx.ts';
import { deleteBlob } from '../system/index.ts';
import * as dataExports from './data-export/data-export.repository.ts';
import { deleteRemindersOf } from './digest/digest.repository.ts';
import * as reportExports from './reports/export/exports.repository.ts';
import { deleteMailsOf } from './reports/views/views.repository.ts';

export async function eraseReportsOf(tx: Tx, userId: number): Promise<void> {
  await deleteRemindersOf(tx, userId);
  await deleteMailsOf(tx, userId);
  for (const exports of [dataExports, reportExports]) {
    for (const id of await exports.listFiles(tx)) await deleteBlob(tx, id);
    await exports.cancelAll(tx);
  }
}
