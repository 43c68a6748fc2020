// The cheapest vendors for lines that no cart has anything to do with, such as those of an order that waits for approval.
import type { VatPercents } from '@praxora/rules/shared/tax';
import { groupBy } from '../../../platform/group-by.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import type { LoadedPosition } from './loaded-cart.ts';
import type { OptimizerRequest } from './optimizer-request.ts';
import type { Assignment } from './priced-assignment.ts';
import type { SolverPool } from './solver-pool.ts';
import { optimize } from './solving.ts';

const cheapest: OptimizerRequest = {
  favouritesOnly: false,
  alsoOnBackorder: false,
  parcelWorthCents: 0,
  pinned: new Set(),
  excluded: new Set(),
};

/** Line to vendor; null: one of the lines cannot be bought in this quantity today. */
export async function assignLines(
  pool: SolverPool,
  lines: readonly LoadedPosition[],
  offers: readonly BuyableOffer[],
  vatPercents: VatPercents,
  { signal }: LongWork,
): Promise<Assignment | null> {
  const cart = {
    addressId: 0,
    positions: lines,
    vendors: [],
    offers: groupBy(offers, ({ productId }) => productId),
    vatPercents,
    fingerprint: '',
  };
  const { after } = await optimize(pool, cart, cheapest, signal, () => undefined);
  return after.assignment.size === lines.length ? after.assignment : null;
}
