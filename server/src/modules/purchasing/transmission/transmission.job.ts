// Sends one order. It may be ended at any moment and begins anew then: what is repeated carries the same ids.

import { readFailure, writeFailure } from '@praxora/rules/purchasing/transmission-failure';
import type { Platform } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Job } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { noteMailFailed } from '../../../platform/mail/order-mail.ts';
import { moveOrder } from '../orders/moves.ts';
import { noteTransmissionFailed, noteTransmitted } from '../orders/progress.ts';
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
const isDue = (
  outgoing: repository.OutgoingOrder | null,
  { round }: Round,
): outgoing is repository.OutgoingOrder =>
  outgoing !== null &&
  outgoing.state === 'transmitting' &&
  outgoing.transmission !== 'manual' &&
  outgoing.transmission_round === round &&
  outgoing.transmission_error === null;

async function transmit(platform: Platform, round: Round): Promise<void> {
  const { practiceId, orderId } = round;
  const { database } = platform;
  const isPrepared = await database.forPractice(practiceId, async (tx) => {
    const outgoing = await repository.findOutgoingOrder(tx, orderId);
    if (!isDue(outgoing, round)) {
      await withdrawMail(tx, outgoing);
      return false;
    }
    if (outgoing.transmission === 'email') await prepareMail(platform, tx, outgoing);
    return true;
  });
  if (!isPrepared) return;
  await database.forPractice(practiceId, async (tx) => {
    // Locked until it is noted: what was cancelled before is not sent, and what is being sent is not cancelled.
    const outgoing = await repository.lockOutgoingOrder(tx, orderId);
    if (!isDue(outgoing, round)) return withdrawMail(tx, outgoing);
    const { by, to } = await send(platform, tx, outgoing);
    await noteTransmitted(tx, orderId);
    await moveOrder(tx, orderId, 'transmitted', { userId: null, detail: { by, to } });
  });
}

/** The mail of an order that was cancelled, or given to the vendor by hand, is not sent any more. */
async function withdrawMail(tx: Tx, outgoing: repository.OutgoingOrder | null): Promise<void> {
  if (outgoing !== null && outgoing.state !== 'transmitting')
    await noteMailFailed(tx, outgoing.order_id, `not sent: the order is ${outgoing.state}`);
}

const send = (platform: Platform, tx: Tx, outgoing: repository.OutgoingOrder): Promise<Handover> =>
  outgoing.transmission === 'email'
    ? sendMail(platform, tx, outgoing)
    : sendToWebhook(platform, tx, outgoing);

/** Shown on the order and told to whoever placed it; once, even when this is done again. */
async function giveUp(platform: Platform, tx: Tx, round: Round, error: string): Promise<void> {
  const { practiceId, orderId } = round;
  const outgoing = await repository.lockOutgoingOrder(tx, orderId);
  if (!isDue(outgoing, round)) return;
  const { reason, detail } = readFailure(error);
  await moveOrder(tx, orderId, 'transmission-failed', { userId: null, detail: { reason, detail } });
  await noteTransmissionFailed(tx, orderId, writeFailure(reason, detail));
  await noteMailFailed(tx, orderId, error);
  await queueMail(
    platform,
    tx,
    practiceId,
    outgoing.user_email,
    notTransmittedMail({
      language: outgoing.user_language,
      firstName: outgoing.user_first_name,
      orderNumber: outgoing.order_number,
      vendorName: outgoing.vendor_name,
      reason,
      link: `${platform.publicUrl()}/orders/${orderId}`,
      company: platform.config.COMPANY_NAME,
    }),
  );
}
