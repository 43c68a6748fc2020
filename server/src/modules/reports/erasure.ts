// What goes with an erased user: reminders, report mails, and the files of exports.
import type { Tx } from '../../platform/database/tx.ts';
import { discardExports } from './data-export/data-export.service.ts';
import { deleteRemindersOf } from './digest/digest.service.ts';
import { discardReportExports } from './reports/export/exports.ts';
import { deleteMailsOf } from './reports/views/views.ts';

export async function eraseReportsOf(tx: Tx, userId: number): Promise<void> {
  await deleteRemindersOf(tx, userId);
  await deleteMailsOf(tx, userId);
  await discardExports(tx);
  await discardReportExports(tx);
}
