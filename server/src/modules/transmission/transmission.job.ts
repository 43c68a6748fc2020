// Sends one order. It may be ended at any moment and begins anew then: what is repeated carries the same ids.
import { readFailure, writeFailure } from '@praxora/rules/transmission-failure';
import type { Platform } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Job } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { moveOrder } from '../orders/orders.service.ts';
import type { Handover } from './handover.ts';
import { type Round, transmissionQueue } from './round.ts';
import { prepareMail, sendMail } from './send/by-mail.ts';
import { sendToWebhook } from './send/by-webhook.ts';
import { notTransmittedMail } from './transmission.mails.ts';
import * as repository from './transmission.repository.ts';

const roundOf = (job: Job): Round => job.payload as unknown as Round;

export const transmissionJob: JobHandler = {
  queue: transmissionQueue,
  maxAttempts: 8,
  run: (platform, job) => transmit(platform, roundOf(job)),
  gaveUp: (platform, job, error) =>
    platform.database.forPractice(roundOf(job).practiceId, (tx) => giveUp(platform, tx, roundOf(job), error)),
};

/** Still to be sent, in this round, by us. */
const isDue = (errand: repository.Errand | null, { round }: Round): errand is repository.Errand =>
  errand !== null &&
  errand.state === 'transmitting' &&
  errand.transmission !== 'manual' &&
  errand.transmission_round === round &&
  errand.transmission_error === null;

async function transmit(platform: Platform, round: Round): Promise<void> {
  const { practiceId, orderId } = round;
  const { database } = platform;
  const isPrepared = await database.forPractice(practiceId, async (tx) => {
    const errand = await repository.findErrand(tx, orderId);
    if (!isDue(errand, round)) {
      await withdrawMail(tx, errand);
      return false;
    }
    if (errand.transmission === 'email') await prepareMail(platform, tx, errand);
    return true;
  });
  if (!isPrepared) return;
  await database.forPractice(practiceId, async (tx) => {
    // Locked until it is noted: what was cancelled before is not sent, and what is being sent is not cancelled.
    const errand = await repository.lockErrand(tx, orderId);
    if (!isDue(errand, round)) return withdrawMail(tx, errand);
    const { by, to } = await send(platform, tx, errand);
    await repository.noteTransmitted(tx, orderId);
    await moveOrder(tx, orderId, 'transmitted', { userId: null, detail: { by, to } });
  });
}

/** Of an order that was cancelled, or given to the vendor by hand. */
async function withdrawMail(tx: Tx, errand: repository.Errand | null): Promise<void> {
  if (errand !== null && errand.state !== 'transmitting')
    await repository.noteMailFailed(tx, errand.order_id, `not sent: the order is ${errand.state}`);
}

const send = (platform: Platform, tx: Tx, errand: repository.Errand): Promise<Handover> =>
  errand.transmission === 'email' ? sendMail(platform, tx, errand) : sendToWebhook(platform, tx, errand);

/** Shown on the order and told to whoever placed it; once, even when this is done again. */
async function giveUp(platform: Platform, tx: Tx, round: Round, error: string): Promise<void> {
  const { practiceId, orderId } = round;
  const errand = await repository.lockErrand(tx, orderId);
  if (!isDue(errand, round)) return;
  const { reason, detail } = readFailure(error);
  await moveOrder(tx, orderId, 'transmission-failed', { userId: null, detail: { reason, detail } });
  await repository.noteFailed(tx, orderId, writeFailure(reason, detail));
  await repository.noteMailFailed(tx, orderId, error);
  await queueMail(
    platform,
    tx,
    practiceId,
    errand.user_email,
    notTransmittedMail({
      language: errand.user_language,
      firstName: errand.user_first_name,
      orderNumber: errand.order_number,
      vendorName: errand.vendor_name,
      reason,
      link: `${platform.publicUrl()}/orders/${orderId}`,
      company: platform.config.COMPANY_NAME,
    }),
  );
}
