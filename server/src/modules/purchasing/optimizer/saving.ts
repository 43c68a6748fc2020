// The saving that is known without anybody waiting for it. What somebody had solved counts while the cart lies as it lay; else
// one job looks for it: once a day for the same cart, in one thread of its own, and not for long.
import { createHash } from 'node:crypto';
import { controlParameters } from '@praxora/contract/purchasing/optimizer.calls';
import type { savingCalls } from '@praxora/contract/purchasing/saving.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { appliedOptimization } from './applied.ts';
import { loadCart } from './loaded-cart.ts';
import * as repository from './optimizer.repository.ts';
import { requestText, toOptimizerRequest } from './optimizer-request.ts';
import { SolverPool } from './solver-pool.ts';
import { optimize } from './solving.ts';
import { storedResult } from './stored.ts';

const queue = 'cart-saving';
/** Most carts take a moment; one that takes longer is for the optimizer's page, where people see how it goes. */
const mostSeconds = 5;
/** Few practices have more places with something in the cart. */
const mostAddresses = 5;

/** Input of the job; it reads the cart itself anew. */
const wantedSaving = z.object({
  practiceId: z.number(),
  country: z.string(),
  addressId: z.number(),
  /** Fingerprint of the cart the saving was requested for; if the cart has changed, nothing is computed. */
  fingerprint: z.string(),
  parameters: controlParameters,
});
type WantedSaving = z.infer<typeof wantedSaving>;

/** The largest of all addresses, by the rules that were applied there last. */
export async function findSaving(
  context: UserContext,
  excluded: readonly number[],
): Promise<DataOf<typeof savingCalls.findSaving>> {
  let saving: DataOf<typeof savingCalls.findSaving>['saving'] = null;
  let isLooking = false;
  for (const addressId of await repository.listFilledAddresses(context.tx, mostAddresses)) {
    const requested = await wantedAt(context, addressId, excluded);
    if (requested === null) continue;
    const result = await repository.findResult(
      context.tx,
      addressId,
      requestText(toOptimizerRequest(requested.parameters)),
    );
    if (result?.fingerprint === requested.fingerprint) {
      const savingCents = result.before_cents - result.after_cents;
      if (savingCents > (saving?.savingCents ?? 0))
        saving = {
          addressId,
          savingCents,
          packagesBefore: result.packages_before,
          packagesAfter: result.packages_after,
        };
    } else if (await lookFor(context, requested)) isLooking = true;
  }
  return { saving, isLooking };
}

/** Null: nothing is checked there. */
async function wantedAt(
  context: UserContext,
  addressId: number,
  excluded: readonly number[],
): Promise<WantedSaving | null> {
  const { user } = context;
  const { positions, fingerprint } = await loadCart(context, addressId);
  const positionIds = positions.map(({ positionId }) => positionId);
  const excludedPositionIds = positionIds.filter((id) => excluded.includes(id));
  if (excludedPositionIds.length === positionIds.length) return null;
  const rules = (await appliedOptimization(context, addressId))?.rules ?? {};
  const parameters = controlParameters.parse({ ...rules, excludedPositionIds });
  return { practiceId: user.practiceId, country: user.country, addressId, fingerprint, parameters };
}

/** Whether somebody is at it. */
async function lookFor({ tx, now }: UserContext, wanted: WantedSaving): Promise<boolean> {
  const content = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
  const singletonKey = `${queue}:${calendarDay(now())}:${content}`;
  await enqueue(tx, queue, wanted, { singletonKey });
  return repository.isUnderWay(tx, singletonKey);
}

/** Beside the pool that people wait for: it never takes a thread from them. */
export const openBackgroundPool = ({ OPTIMIZER_SECONDS }: Config): SolverPool =>
  new SolverPool({
    name: 'optimizer: background',
    threads: 1,
    seconds: Math.min(OPTIMIZER_SECONDS, mostSeconds),
  });

export const savingJob = (pool: SolverPool): JobHandler => ({
  queue,
  maxAttempts: 2,
  run: async ({ database, now }, { payload }) => {
    const { practiceId, country, addressId, fingerprint, parameters } = wantedSaving.parse(payload);
    const wish = toOptimizerRequest(parameters);
    const cart = await database
      .forPractice(practiceId, (tx) => loadCart({ tx, now, user: { country } }, addressId))
      .catch(nothingIfGone);
    if (cart?.fingerprint !== fingerprint) return;
    const result = await optimize(pool, cart, wish, new AbortController().signal, () => undefined);
    await database.forPractice(practiceId, (tx) =>
      repository.saveResult(tx, addressId, requestText(wish), storedResult(result)),
    );
  },
});

/** The address was deleted meanwhile. */
function nothingIfGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
  throw error;
}
