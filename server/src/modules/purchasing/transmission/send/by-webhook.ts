// Messages as signed calls to the vendor's own address: orders, and a test message.

import { createHmac } from 'node:crypto';
import type { Platform } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { AddressNotAllowed, isAllowedAddress } from '../../../../platform/outside-address.ts';
import { readOrderDocument } from '../document/order-document.ts';
import { orderJson } from '../document/order-json.ts';
import { failedForGood, failedForNow } from '../failures.ts';
import type { Handover } from '../handover.ts';
import type { OutgoingOrder } from '../transmission.repository.ts';
import { post } from './post.ts';

// Proves to the vendor that a body is ours and when it was sent; docs/operations.md shows how to check it.
function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

interface WebhookMessage {
  readonly url: string;
  readonly secret: string | null;
  /** Also the idempotency key. */
  readonly id: string;
  readonly content: object;
}

type WebhookSender = Pick<Platform, 'now'> & {
  readonly config: Pick<Platform['config'], 'WEBHOOK_PRIVATE_ADDRESSES'>;
};

export const sendToWebhook = async (
  platform: Platform,
  tx: Tx,
  outgoing: OutgoingOrder,
): Promise<Handover> => {
  const { webhook_url, webhook_secret, transmission_id } = outgoing;
  return postMessage(platform, {
    url: webhook_url ?? '',
    secret: webhook_secret,
    id: transmission_id,
    content: orderJson(await readOrderDocument(tx, outgoing)),
  });
};

export async function postMessage(
  { config, now }: WebhookSender,
  { url: address, secret, id, content }: WebhookMessage,
): Promise<Handover> {
  const url = new URL(address);
  const allowPrivate = config.WEBHOOK_PRIVATE_ADDRESSES;
  if (secret === null) throw failedForGood('webhook-without-secret', 'vendor without a secret');
  if (!isAllowedAddress(url, allowPrivate)) throw failedForGood('webhook-not-allowed', url.origin);
  const body = JSON.stringify(content);
  const { status, beginning } = await post(url, body, {
    allowPrivate,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': id,
      'x-praxora-signature': signBody(secret, body, now()),
    },
  }).catch((error: Error) => {
    if (error instanceof AddressNotAllowed) throw failedForGood('webhook-not-allowed', error.message);
    throw failedForNow('webhook-unreachable', error.message);
  });
  if (status >= 200 && status < 300) return { by: 'webhook', to: url.host };
  const detail = `HTTP ${status} ${beginning}`;
  throw mayWorkLater(status)
    ? failedForNow('webhook-error', detail)
    : failedForGood('webhook-refused', detail);
}

/** Busy, too early, too often, or a fault of theirs. A redirect is none of these: it is not followed. */
const mayWorkLater = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);
