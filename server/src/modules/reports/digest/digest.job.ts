// Every morning: whose digest is due gets a job of their own, and each of those writes at most one mail.
import { hasPermission } from '@praxora/contract/shared/permissions';
import { dueReminder, isDigestDue, lastDayCovered, unreportedAlerts } from '@praxora/rules/reports/digest';
import { addMonths } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Platform } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import { enqueueAll } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { isSwitchedOn } from '../../account/index.ts';
import { openRows, summarizeInvoices } from '../../purchasing/index.ts';
import { type AlertedPrice, findPriceAlerts } from '../../shop/index.ts';
import { digestMail, type ExpiringBatch } from './digest.mails.ts';
import * as repository from './digest.repository.ts';
import { isInvoiceWork } from './digest-invoices.ts';

const mailQueue = 'digest-mail';

/** Before the practice opens, so that the day begins with it. */
export const digestJob = dailyJob({
  queue: 'digest',
  at: { hour: 6, minute: 0 },
  run: async ({ database, now }) => {
    const today = calendarDay(now());
    const due = (await repository.listCandidates(database.plain)).filter((candidate) =>
      isDigestDue(candidate, candidate.since, today),
    );
    await enqueueAll(
      database.plain,
      mailQueue,
      due.map(({ practice_id, user_id }) => ({
        payload: { practiceId: practice_id, userId: user_id },
        singletonKey: `${mailQueue}:${user_id}:${today}`,
      })),
    );
  },
});

export const digestMailJob: JobHandler = {
  queue: mailQueue,
  maxAttempts: 5,
  run: (platform, { payload }) => {
    const { practiceId, userId } = payload as { practiceId: number; userId: number };
    return platform.database.forPractice(practiceId, (tx) => writeDigest(platform, tx, practiceId, userId));
  },
};

/** More are not read; the rest is said in the next one. */
const mostBatches = 200;

/** Writes the digest in one transaction: the mail exists exactly if its reminders are recorded. */
async function writeDigest(platform: Platform, tx: Tx, practiceId: number, userId: number): Promise<void> {
  // The practice's switch stands above everybody's own choice, which is kept.
  if (!(await isSwitchedOn(tx, 'digest'))) return;
  const today = calendarDay(platform.now());
  const subscriber = await repository.holdSubscriber(tx, userId);
  if (subscriber === null || !isDigestDue(subscriber, subscriber.since, today)) return;
  await repository.noteSent(tx, userId, today);
  const lowStock = subscriber.lowStock ? await openRows({ tx, now: platform.now }) : [];
  const batches = subscriber.expiry ? await batchesToTell(tx, userId, subscriber, today) : [];
  const priceAlerts = subscriber.priceAlerts ? await alertsToTell(platform, tx, userId, subscriber) : [];
  const seesInvoices = subscriber.invoices && hasPermission(subscriber.role, 'reports');
  const invoices = seesInvoices ? await summarizeInvoices({ tx, now: platform.now }) : null;
  // No mail if there is nothing to report.
  const isQuiet = lowStock.length === 0 && batches.length === 0 && priceAlerts.length === 0;
  if (isQuiet && !isInvoiceWork(invoices)) return;
  await repository.noteReminders(tx, userId, batches, today);
  const token = newToken();
  await repository.insertToken(tx, userId, hashToken(token));
  const unsubscribeLink = `${platform.publicUrl()}/auth/unsubscribe?token=${token}`;
  const content = digestMail({
    ...subscriber,
    company: platform.config.COMPANY_NAME,
    publicUrl: platform.publicUrl(),
    unsubscribeLink,
    lowStock,
    batches,
    priceAlerts,
    invoices,
  });
  await queueMail(platform, tx, practiceId, subscriber.email, { ...content, unsubscribeLink });
}

async function batchesToTell(
  tx: Tx,
  userId: number,
  subscriber: repository.Subscriber,
  today: string,
): Promise<(repository.RemindedBatch & ExpiringBatch)[]> {
  const coveredTo = lastDayCovered(subscriber, today);
  const batches = await repository.listBatches(tx, userId, today, addMonths(coveredTo, 3));
  return batches
    .flatMap((batch) => {
      const reminder = dueReminder(batch.expirationDate, { today, coveredTo }, batch.sent);
      return reminder === null ? [] : { ...batch, reminder };
    })
    .slice(0, mostBatches);
}

async function alertsToTell(
  { now }: Platform,
  tx: Tx,
  userId: number,
  { reportedPrices }: repository.Subscriber,
): Promise<AlertedPrice[]> {
  const { alerts, reported } = unreportedAlerts(await findPriceAlerts({ tx, now }), reportedPrices);
  await repository.noteReportedPrices(tx, userId, reported);
  return alerts;
}
