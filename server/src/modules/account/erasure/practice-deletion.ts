// Deletion of a practice by an operator: announced to the owners, carried out by a daily job after the days of grace.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Config } from '../../../platform/config/config.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { requirePractice } from '../account/practice-operations.ts';
import { recordProgramActivity } from '../audit/audit.service.ts';
import { deletionAnnouncedMail, deletionCancelledMail } from './practice-deletion.mails.ts';
import * as repository from './practice-deletion.repository.ts';

/** Days from the announcement to the deletion, in which everything works as before. */
const graceDays = 30;

/** The part of the configuration that mails to the owners need. */
export type DeletionConfig = Pick<Config, 'COMPANY_NAME' | 'PORT' | 'publicUrl'>;

/** Answers the day and what goes on it. */
export async function announceDeletion(
  tx: Tx,
  config: DeletionConfig,
  practiceId: number,
  { withoutExport = false, now = new Date() } = {},
) {
  await requirePractice(tx, practiceId);
  const announced = await repository.findDeletionDay(tx, practiceId);
  if (announced !== null)
    throw new OperatorError(
      `The deletion of practice ${practiceId} was announced already, for ${announced}. --cancel takes it back.`,
    );
  const kept = await repository.findUnexportedInvoices(tx, practiceId);
  if (kept.count > 0 && !withoutExport)
    throw new OperatorError(
      `The law asks for ${kept.count} invoices of practice ${practiceId} until ${kept.until}, and no export holds them. An owner exports all data first (app store); --without-export announces the deletion all the same.`,
    );
  const day = addDays(calendarDay(now), graceDays);
  await repository.insertDeletion(tx, practiceId, day);
  await record(tx, practiceId, 'account.deletionAnnounced', { before: null, after: day });
  const mailed = await mailOwners(tx, config, practiceId, (shared) =>
    deletionAnnouncedMail({
      ...shared,
      day,
      link: `${config.publicUrl(config.PORT)}/account-management/app-store`,
    }),
  );
  return { day, mailed, contents: await repository.countContents(tx, practiceId) };
}

/** Answers the owners who got a mail. */
export async function cancelDeletion(tx: Tx, config: DeletionConfig, practiceId: number): Promise<string[]> {
  await requirePractice(tx, practiceId);
  const day = await repository.findDeletionDay(tx, practiceId);
  if (day === null) throw new OperatorError(`No deletion of practice ${practiceId} was announced.`);
  await repository.deleteDeletion(tx, practiceId);
  await record(tx, practiceId, 'account.deletionCancelled', { before: day, after: null });
  return mailOwners(tx, config, practiceId, (shared) => deletionCancelledMail({ ...shared, day }));
}

const record = (
  tx: Tx,
  practiceId: number,
  action: 'account.deletionAnnounced' | 'account.deletionCancelled',
  change: { readonly before: string | null; readonly after: string | null },
): Promise<void> =>
  recordProgramActivity(
    tx,
    practiceId,
    { kind: 'operator', name: 'practice delete' },
    {
      action,
      subject: { type: 'account', id: null, name: '' },
      changes: [{ field: 'deletionDay', ...change }],
    },
  );

type SharedParts = Omit<Parameters<typeof deletionCancelledMail>[0], 'day'>;

async function mailOwners(
  tx: Tx,
  config: DeletionConfig,
  practiceId: number,
  write: (shared: SharedParts) => MailContent,
): Promise<string[]> {
  const practice = await repository.findPracticeName(tx, practiceId);
  const owners = await repository.listOwners(tx, practiceId);
  const context = { publicUrl: () => config.publicUrl(config.PORT) };
  for (const { email, firstName, language } of owners)
    await queueMail(
      context,
      tx,
      practiceId,
      email,
      write({ language, firstName, practice, company: config.COMPANY_NAME }),
    );
  return owners.map(({ email }) => email);
}

/** Each practice is deleted in a transaction of its own. The log is the only record of it: the activity log of the practice goes, too. */
export const practiceDeletionJob = dailyJob({
  queue: 'practice-deletion',
  at: { hour: 3, minute: 30 },
  run: async ({ database, log }) => {
    for (;;) {
      const deleted = await database.forNobody((tx) => repository.deleteDuePractice(tx));
      if (deleted === null) return;
      log.warn(
        { practiceId: deleted.deleted_practice, rows: deleted.deleted_rows },
        'a practice was deleted as announced',
      );
    }
  },
});
