// A practice's own prices per article and vendor; they take part in every comparison, in the cart and in the optimizer.
import type { BodyOf, DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { PriceOffer, priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import type { UserContext } from '../../../platform/context.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { changedFields, recordActivity, refuseOthersThanApprovers } from '../../account/index.ts';
import { addOwnOffer, changeOwnOffer, moveOwnOffers, removeOwnOffer } from '../offers/own-offers.ts';
import * as repository from './price-offers.repository.ts';

type Fields = BodyOf<typeof priceOfferCalls.createPriceOffer>;

async function productOf({ tx }: UserContext, articleId: number) {
  const product = await repository.findProduct(tx, articleId);
  if (product === null) throw new Refusal('NOT_FOUND');
  return product;
}

export async function listPriceOffers(context: UserContext, articleId: number): Promise<PriceOffer[]> {
  await productOf(context, articleId);
  return repository.listPriceOffers(context.tx, articleId);
}

export async function listVendorPriceOffers(
  context: UserContext,
  vendorId: number,
  query: QueryOf<typeof priceOfferCalls.listVendorPriceOffers>,
): Promise<DataOf<typeof priceOfferCalls.listVendorPriceOffers>> {
  await requireVendor(context, vendorId);
  return repository.listOfVendor(context.tx, vendorId, query);
}

export async function getPriceOffer(
  context: UserContext,
  articleId: number,
  vendorId: number,
): Promise<PriceOffer | null> {
  await productOf(context, articleId);
  return repository.findByVendor(context.tx, articleId, vendorId);
}

async function priceOffer({ tx }: UserContext, articleId: number, id: number): Promise<PriceOffer> {
  const row = await repository.findById(tx, articleId, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

/** It is there for the practice, and stays until what is being written is written. */
export async function requireVendor({ tx }: Pick<UserContext, 'tx'>, vendorId: number): Promise<void> {
  if (!(await repository.vendorExists(tx, vendorId))) throw new Refusal('NOT_FOUND');
}

export async function createPriceOffer(
  context: UserContext,
  articleId: number,
  fields: Fields,
): Promise<PriceOffer> {
  const { tx } = context;
  const product = await repository.holdProduct(tx, articleId);
  if (product === null) throw new Refusal('NOT_FOUND');
  await refuseOthersThanApprovers(context);
  await requireVendor(context, fields.vendorId);
  const id = await addOwnOffer(tx, product, fields);
  const created = await priceOffer(context, articleId, id);
  await record(context, 'priceOffer.created', null, created);
  return created;
}

export async function updatePriceOffer(
  context: UserContext,
  articleId: number,
  id: number,
  { version, ...fields }: BodyOf<typeof priceOfferCalls.updatePriceOffer>,
): Promise<PriceOffer> {
  const { tx } = context;
  const current = await holdVersion(context, 'offer', id);
  const before = await priceOffer(context, articleId, id);
  await refuseOthersThanApprovers(context);
  refuseOutdated(version, current, () =>
    (Object.keys(fields) as (keyof Fields)[]).every((name) => fields[name] === before[name]),
  );
  await requireVendor(context, fields.vendorId);
  const other = await repository.findByVendor(tx, articleId, fields.vendorId);
  if (other !== null && other.id !== id) throw new Refusal('RESOURCE_EXISTS');
  await changeOwnOffer(tx, id, fields);
  const changed = await priceOffer(context, articleId, id);
  await record(context, 'priceOffer.changed', before, changed);
  return changed;
}

export async function deletePriceOffer(
  context: UserContext,
  articleId: number,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const current = await holdVersion(context, 'offer', id);
  const offer = await priceOffer(context, articleId, id);
  await refuseOthersThanApprovers(context);
  refuseOutdated(version, current);
  await removeOwnOffer(context.tx, id);
  await record(context, 'priceOffer.deleted', offer, null);
  return { deleted: true };
}

type RecordedAction = 'priceOffer.created' | 'priceOffer.changed' | 'priceOffer.deleted';

/** The entry is about the article and names the vendor, also where only the price has changed. */
async function record(
  context: UserContext,
  action: RecordedAction,
  before: PriceOffer | null,
  after: PriceOffer | null,
): Promise<void> {
  const offer = after ?? before;
  if (offer === null) return;
  const changes = changedFields(before ? toValues(before) : nothing, after ? toValues(after) : nothing);
  if (changes.length === 0) return;
  const isVendorNamed = changes.some(({ field }) => field === 'vendor');
  const vendor = { field: 'vendor', before: offer.vendorName, after: offer.vendorName } as const;
  const name = await repository.findArticleName(context.tx, offer.articleId);
  await recordActivity(context, {
    action,
    subject: { type: 'article', id: offer.articleId, name },
    changes: isVendorNamed ? changes : [vendor, ...changes],
  });
}

const nothing = {
  ...{ vendor: null, priceCents: null, orderNumber: null, minimumOrderQuantity: null, discountable: null },
};

const toValues = ({
  vendorName,
  priceCents,
  orderNumber,
  minimumOrderQuantity,
  discountable,
}: PriceOffer) => ({ vendor: vendorName, priceCents, orderNumber, minimumOrderQuantity, discountable });

/** The article is bought as another product from now on: its own prices go along, the newer one where both have one. */
export async function takePriceOffersAlong(
  context: UserContext,
  fromProduct: number,
  toProduct: number,
): Promise<void> {
  if (fromProduct === toProduct) return;
  if (await moveOwnOffers(context.tx, fromProduct, toProduct)) await refuseOthersThanApprovers(context);
}
