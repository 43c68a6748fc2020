// Vendors as a practice sees them: their terms in its country, what it prefers, and what became of its orders there.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { readFigures } from './figures.ts';
import { listed } from './listed.ts';
import * as repository from './vendors.repository.ts';

export async function listVendors(context: UserContext): Promise<VendorListed[]> {
  const [rows, figures] = await Promise.all([repository.listVendors(context.tx), readFigures(context)]);
  return rows.map((row) => listed(row, figures.of(row.id, row.delivery_days_max)));
}

/** The given vendors that exist for the practice, with whether it has hidden them. */
export async function vendorMarks(
  { tx }: Pick<UserContext, 'tx'>,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly isHidden: boolean }>> {
  if (vendorIds.length === 0) return new Map();
  return new Map((await repository.listMarks(tx, vendorIds)).map((one) => [one.id, one]));
}

/** Empty where the practice has none yet. */
export const customerNumberAt = (tx: Tx, vendorId: number): Promise<string> =>
  repository.findCustomerNumber(tx, vendorId);
