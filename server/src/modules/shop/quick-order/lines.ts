// Lines as they were sent: every one is sold like that, or the request is refused and says which is not.
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import { cartFor } from '../../purchasing/index.ts';
import { vendorMarks } from '../../vendors/index.ts';
import { knownProductIds } from '../catalog/catalog.service.ts';
import { fillCart, type QuickLine } from './prices.ts';

interface Lines {
  readonly addressId: number;
  readonly lines: readonly QuickLine[];
}

/** Checked lines, each with its vendor; takes as many database queries as a single line. */
export async function checkedLines(
  context: Pick<UserContext, 'tx' | 'user'>,
  body: Lines,
): Promise<(QuickLine & { readonly sellerId: number })[]> {
  const { addressId, lines } = body;
  const productIds = lines.map(({ productId }) => productId);
  const products = await knownProductIds(context, productIds);
  const vendorIds = lines.flatMap(({ vendorId }) => vendorId ?? []);
  const vendors = await vendorMarks(context, vendorIds);
  for (const [index, { productId, vendorId }] of lines.entries()) {
    if (!products.has(productId)) throw notFound(`lines.${index}.productId`);
    if (vendorId !== null && !vendors.has(vendorId)) throw notFound(`lines.${index}.vendorId`);
  }
  const { cart } = await cartFor(context, addressId, productIds);
  const { offers } = fillCart(cart, lines);
  const faults = lines.flatMap(({ vendorId, quantity }, index): WrongField[] => {
    const { ranked = [], taken } = offers[index] ?? {};
    if (ranked.length === 0) return [{ field: `lines.${index}.productId`, code: 'NO_VENDOR_OFFERS' }];
    const isSold = taken !== undefined && isOrderable(taken.item, quantity);
    const isChosen = vendorId === null || taken?.item.vendor.id === vendorId;
    return isSold && isChosen ? [] : [{ field: `lines.${index}.vendorId`, code: 'OFFER_NOT_VALID' }];
  });
  if (faults.length > 0) throw wrongFields(faults, body);
  return lines.map((line, index) => ({ ...line, sellerId: offers[index]?.taken?.item.vendor.id ?? 0 }));
}

/** Refusal for data of another practice: it reveals nothing but the request field. */
const notFound = (field: string): Refusal => new Refusal('NOT_FOUND', { field });
