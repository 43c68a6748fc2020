// Addresses of the calls that read, with ids of a practice's own rows.
import { allCalls } from '@praxora/contract/calls';
import { bases } from '@praxora/contract/shared/call';
import type { TestApp } from '../../../../testing/app.ts';

const first = (table: string, column = 'id'): string =>
  `(select min(${column}) from ${table} where practice_id = $1)`;

/** By the contract's names of fields in paths. Rows keep their order when they move, so that the first one stays the first. */
const ids: Readonly<Record<string, string>> = {
  addressId: first('address'),
  articleId: first('article'),
  costCenterId: first('cost_center'),
  invoiceId: first('invoice'),
  orderId: first('purchase_order'),
  positionId: first('cart_position'),
  productId: first('article', 'product_id'),
  receiptId: first('receipt'),
  stocktakingId: first('stocktaking'),
  storageId: first('storage'),
  userId: first('app_user'),
  vendorId: first('purchase_order', 'vendor_id'),
};

/** By the path of the call; those that change something, or name what is not listed above, are left out. */
export async function listAddresses(
  { asOwner }: TestApp,
  practiceId: number,
): Promise<Readonly<Record<string, string>>> {
  const values = await asOwner.one<Record<string, number>>(
    `select ${Object.entries(ids).map(([name, sql]) => `${sql} as "${name}"`)}`,
    [practiceId],
  );
  const addresses: Record<string, string> = {};
  for (const { call } of allCalls) {
    const { base, method, path, isDownload, writes } = call;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (method !== 'GET' || isDownload || writes || names.some((name) => values[name] == null)) continue;
    addresses[path] = bases[base] + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
  }
  return addresses;
}
