// What goes with an erased user: reminders, report mails, and the files of exports.
import type { Tx } from '../../platform/database/tx.ts';
import { discardExports } from './data-export/data-export.service.ts';
import { deleteRemindersOfUser } from './digest/digest.service.ts';
import { discardReportExports } from './reports/export/exports.ts';
import { deleteReportMailsOfUser } from './reports/views/views.ts';

export async function eraseReportsOfUser(tx: Tx, userId: number): Promise<void> {
  await deleteRemindersOfUser(tx, userId);
  await deleteReportMailsOfUser(tx, userId);
  await discardExports(tx);
  await discardReportExports(tx);
}
