// Orders on their way to the vendor, and the vendor's answer. What sends them is the job.
import type { Order } from '@praxora/contract/purchasing/order';
import { wasReleased } from '@praxora/rules/purchasing/order-states';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { lockOrder, moveOrder } from '../orders/moves.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { beginNextRound, noteTransmitted } from '../orders/progress.ts';
import { recordedMove } from '../orders/recorded-orders.ts';
import { type OrderDocument, readOrderDocument } from './document/order-document.ts';
import { orderPdfFile } from './document/order-pdf.ts';
import { orderXmlFile } from './document/order-xml.ts';
import { type Round, roundKey, transmissionQueue } from './round.ts';
import * as repository from './transmission.repository.ts';

/** In the transaction that places or approves the order. Who gets it by hand needs no job: somebody marks it as sent. */
export async function startTransmission(tx: Tx, practiceId: number, orderId: number): Promise<void> {
  const outgoing = await errandOf(tx, orderId);
  if (outgoing.is_sample) {
    // Nothing leaves a sample practice: the order goes on as if it had arrived.
    await noteTransmitted(tx, orderId);
    await moveOrder(tx, orderId, 'transmitted', { userId: null, detail: { by: 'sample' } });
    return;
  }
  if (outgoing.transmission === 'manual') return;
  const round: Round = { practiceId, orderId, round: outgoing.transmission_round };
  await enqueue(tx, transmissionQueue, round, { singletonKey: roundKey(round) });
}

/** After a failure; also where nothing was sent because the vendor had no address then. */
export async function sendAgain({ tx, user }: UserContext, orderId: number): Promise<Order> {
  await lockOrder(tx, orderId);
  const { transmission, transmission_error, transmission_round } = await errandOf(tx, orderId);
  const waits =
    transmission_error === null &&
    (await repository.isOnItsWay(tx, roundKey({ orderId, round: transmission_round })));
  if (transmission === 'manual' || waits) throw new Refusal('ORDER_STATE');
  await moveOrder(tx, orderId, 'sent-again', { userId: user.userId });
  await beginNextRound(tx, orderId);
  await startTransmission(tx, user.practiceId, orderId);
  return orderDetail(tx, orderId);
}

export const markSent = (context: UserContext, orderId: number): Promise<Order> =>
  recordedMove(context, orderId, 'order.markedSent', async () => {
    const { tx, user } = context;
    await moveOrder(tx, orderId, 'transmitted', { userId: user.userId, detail: { by: 'hand' } });
    await noteTransmitted(tx, orderId);
    return orderDetail(tx, orderId);
  });

export const orderPdf = async ({ tx }: UserContext, orderId: number): Promise<FileAnswer> =>
  orderPdfFile(await releasedDocument(tx, orderId));

export const orderXml = async ({ tx }: UserContext, orderId: number): Promise<FileAnswer> =>
  orderXmlFile(await releasedDocument(tx, orderId));

async function releasedDocument(tx: Tx, orderId: number): Promise<OrderDocument> {
  const document = await readOrderDocument(tx, await errandOf(tx, orderId));
  if (!wasReleased(document.order.history.map(({ event }) => event))) throw new Refusal('ORDER_STATE');
  return document;
}

async function errandOf(tx: Tx, orderId: number): Promise<repository.OutgoingOrder> {
  const outgoing = await repository.findOutgoingOrder(tx, orderId);
  if (outgoing === null) throw new Refusal('NOT_FOUND');
  return outgoing;
}
