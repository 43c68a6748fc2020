// Orders placed by a real checkout at a vendor that gets them by e-mail, webhook or hand, and what became of them.
import type { Order } from '@praxora/contract/purchasing/order';
import { vi } from 'vitest';
import { type JobHandler, startWorker } from '../../../../platform/jobs/worker.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { aCheckout, type CheckoutBench } from '../../../../testing/checkout-builders.ts';
import { transmissionJob } from '../transmission.job.ts';

interface Way {
  readonly email?: string;
  readonly webhookUrl?: string;
  readonly webhookSecret?: string | null;
}

export const webhookSecret = 'a secret of the test, long enough';

export interface TransmissionBench {
  readonly buyer: CheckoutBench;
  setWay(way: Way): Promise<void>;
  /** Places an order and tells its id. */
  place(): Promise<number>;
  see(orderId: number): Promise<Order>;
  post(orderId: number, path: string): ReturnType<CheckoutBench['me']['call']>;
  transmissionId(orderId: number): Promise<string>;
}

export async function aTransmission(app: TestApp, way: Way = {}): Promise<TransmissionBench> {
  const buyer = await aCheckout(app);
  await buyer.setPreferences({
    customerNumber: 'K-4711',
    defaultMessage: 'Bitte vormittags <liefern> & klingeln',
  });
  const setWay = async ({ email, webhookUrl, webhookSecret: secret = webhookSecret }: Way): Promise<void> => {
    await app.asOwner.run(
      'update vendor set transmission = $2, email = $3, webhook_url = $4, webhook_secret = $5 where id = $1',
      [
        buyer.vendor,
        email ? 'email' : webhookUrl ? 'webhook' : 'manual',
        email ?? null,
        webhookUrl ?? null,
        secret,
      ],
    );
  };
  await setWay(way);
  return {
    buyer,
    setWay,
    place: async () => {
      await buyer.fill();
      const answer = await buyer.order();
      if (answer.statusCode !== 200) throw new Error(`order: ${answer.statusCode} ${answer.body}`);
      return answer.json().data.wBestellung.ID;
    },
    see: async (orderId) => (await buyer.me.call('GET', `/pro/orders/${orderId}`)).json().data,
    post: (orderId, path) => buyer.me.call('POST', `/pro/orders/${orderId}/${path}`),
    transmissionId: async (orderId) =>
      (
        await app.asOwner.one<{ id: string }>(
          'select transmission_id as id from purchase_order where id = $1',
          [orderId],
        )
      ).id,
  };
}

const queuesOf = (handlers: readonly JobHandler[]): string[] => handlers.map(({ queue }) => queue);

/** Works until no job is left, without waiting for the pauses between attempts. */
export const transmitAll = (
  app: TestApp,
  handlers: readonly JobHandler[] = [transmissionJob],
): Promise<void> =>
  workUntil(app, handlers, async () => {
    await app.asOwner.run(`update job set run_at = now() where state = 'waiting' and queue = any($1)`, [
      queuesOf(handlers),
    ]);
    const left = await app.asOwner.rows(
      `select 1 from job where state in ('waiting', 'running') and queue = any($1)`,
      [queuesOf(handlers)],
    );
    return left.length === 0;
  });

/** Works until an attempt has failed; the next one waits for its time. */
export const failOnce = (app: TestApp): Promise<void> =>
  workUntil(app, [transmissionJob], async () => {
    const failed = await app.asOwner.rows(
      `select 1 from job where queue = 'transmission' and state = 'waiting' and last_error is not null`,
    );
    return failed.length > 0;
  });

async function workUntil(
  app: TestApp,
  handlers: readonly JobHandler[],
  isDone: () => Promise<boolean>,
): Promise<void> {
  const worker = startWorker(app.platform, handlers, { idleMilliseconds: 20 });
  try {
    await vi.waitUntil(isDone, { timeout: 25_000, interval: 20 });
  } finally {
    await worker.stop();
  }
}
