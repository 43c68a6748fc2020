// The priced baskets of a delivery address at today's offers: what cart, optimizer, review and checkout all look at.
import type {
  Basket,
  BasketItem,
  BasketProduct,
  PricedCart,
} from '@praxora/contract/purchasing/price-engine.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { VatPercents } from '@praxora/rules/shared/tax';
import { cartTotals, type PricedBasket, priceBasket } from '@praxora/rules/vendors/pricing';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { countAttempt, type Limit } from '../../../platform/rate-limit.ts';
import { vatPercentsFor } from '../../account/index.ts';
import { type BuyableOffer, type CartPart, isAvailable, readPositionOffers } from '../../vendors/index.ts';
import * as repository from './price-engine.repository.ts';

/** Far more than a busy practice needs, far less than guessing ids would. */
const limits = {
  office: { name: 'price-engine:office', attempts: 600, minutes: 1 },
  ip: { name: 'price-engine:ip', attempts: 1200, minutes: 1 },
} as const satisfies Record<string, Limit>;

/** Without credentials: the unguessable id of a session tells the practice, as long as that session lasts. */
export async function pricedCartOfOffice(
  { database, ip, now }: Context,
  dentalOfficeId: string,
  addressId: number,
): Promise<PricedCart> {
  await countAttempt(database.plain, limits.ip, ip);
  const office = await repository.findOffice(database.plain, dentalOfficeId);
  if (office === null) throw new Refusal('NOT_FOUND');
  await countAttempt(database.plain, limits.office, String(office.practice_id));
  return database.forPractice(office.practice_id, (tx) => pricedCart({ tx, now }, office.country, addressId));
}

type Reading = { readonly tx: Tx; readonly now: () => Date };

/** `practiceCountry` decides the VAT, the address's country the conditions. Everything is asked at once. */
export async function pricedCart(
  reading: Reading,
  practiceCountry: string,
  addressId: number,
): Promise<PricedCart> {
  const [country, { positions, offers, vatPercents }] = await Promise.all([
    repository.findDeliveryCountry(reading.tx, addressId),
    lyingIn(reading, practiceCountry, [addressId]),
  ]);
  if (country === null) throw new Refusal('NOT_FOUND');
  return cartOf(addressId, positions, offers, vatPercents);
}

/** Priced carts of all addresses with positions, by address id. */
export async function pricedCarts(
  reading: Reading,
  practiceCountry: string,
): Promise<ReadonlyMap<number, PricedCart>> {
  const { positions, offers, vatPercents } = await lyingIn(reading, practiceCountry, []);
  const byAddress = groupBy(positions, ({ address_id }) => address_id);
  return new Map(
    [...byAddress].map(([addressId, own]) => [addressId, cartOf(addressId, own, offers, vatPercents)]),
  );
}

/** A priced basket of an address's cart; null if it has nothing from this vendor, or there is no such address. */
export async function pricedBasket(
  reading: Reading,
  practiceCountry: string,
  addressId: number,
  vendorId: number,
): Promise<{ basket: Basket | null; vatPercents: VatPercents }> {
  const { positions, offers, vatPercents } = await lyingIn(reading, practiceCountry, [addressId, vendorId]);
  const basket = positions.length === 0 ? null : basketOf(positions, offers, vatPercents).basket;
  return { basket, vatPercents };
}

async function lyingIn({ tx, now }: Reading, practiceCountry: string, part: CartPart) {
  const [positions, offers, vatPercents] = await Promise.all([
    repository.listPositions(tx, part),
    readPositionOffers(tx, part),
    vatPercentsFor(tx, practiceCountry, calendarDay(now())),
  ]);
  return { positions, offers, vatPercents };
}

function cartOf(
  addressId: number,
  positions: readonly repository.PositionRow[],
  offers: Offers,
  vatPercents: VatPercents,
): PricedCart {
  const priced = [...groupBy(positions, ({ vendor_id }) => vendor_id).values()].map((own) =>
    basketOf(own, offers, vatPercents),
  );
  return {
    addressId,
    vatPercents,
    baskets: priced.map(({ basket }) => basket),
    totals: { ...toTotals(cartTotals(priced.map(({ sums }) => sums))), packages: cartPackages(priced) },
  };
}

/** Offer of each position, by its id. */
type Offers = ReadonlyMap<number, BuyableOffer>;

interface BasketAndSums {
  readonly basket: Basket;
  readonly sums: PricedBasket;
}

const cartPackages = (priced: readonly BasketAndSums[]): number =>
  priced.filter(({ basket }) => basket.items.length > 0).length;

/** The conditions of a vendor all of whose offers are gone. */
const noConditions = {
  ownDiscountPercent: 0,
  terms: { shippingCents: 0, freeShippingFromCents: null, surchargeCents: 0, surchargeBelowCents: 0 },
};

function basketOf(
  positions: readonly repository.PositionRow[],
  offers: Offers,
  vatPercents: VatPercents,
): BasketAndSums {
  const items: BasketItem[] = [];
  const unavailableItems: Basket['unavailableItems'] = [];
  let conditions: BuyableOffer['conditions'] = noConditions;
  for (const position of positions) {
    const offer = offers.get(position.position_id);
    if (offer) conditions = offer.conditions;
    const { position_id: positionId, quantity, cost_center_id: costCenterId } = position;
    const product = productOf(position);
    if (offer && isAvailable(offer)) {
      items.push({
        positionId,
        quantity,
        checked: true,
        offer: basketOffer(offer, product),
        ...(costCenterId !== null && { costCenterId }),
      });
    } else {
      unavailableItems.push({ positionId, quantity, product });
    }
  }
  const [first] = positions;
  if (!first) throw new RangeError('A basket has at least one position');
  const sums = priceBasket(items, conditions, vatPercents);
  const vendor = {
    id: first.vendor_id,
    name: first.vendor_name,
    rating: first.vendor_rating,
    hue: first.vendor_hue,
    isFavorite: first.is_favourite,
    transmission: first.transmission,
    isHidden: first.is_hidden,
  };
  return { sums, basket: { vendor, conditions, items, unavailableItems, totals: toTotals(sums) } };
}

const basketOffer = (offer: BuyableOffer, product: BasketProduct): BasketItem['offer'] => ({
  offerId: offer.offerId,
  orderNumber: offer.orderNumber,
  tiers: [...offer.tiers],
  ...(offer.vendorTiers && { vendorTiers: [...offer.vendorTiers] }),
  minimumQuantity: offer.minimumQuantity,
  orderStep: offer.orderStep,
  discountable: offer.discountable,
  vatClass: offer.vatClass,
  availability: offer.availability,
  deliveryDays: offer.deliveryDays,
  product,
});

/** Products as a basket shows them, for what does not lie in one yet. */
export const basketProducts = async (
  tx: Tx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, BasketProduct>> =>
  new Map((await repository.listProducts(tx, productIds)).map((row) => [row.product_id, productOf(row)]));

const productOf = (row: repository.ProductRow): BasketProduct => ({
  id: row.product_id,
  slug: row.slug,
  name: row.name_de,
  names: { de: row.name_de, en: row.name_en },
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  packText: { de: row.pack_text_de, en: row.pack_text_en },
  picture: row.picture,
});

/** The sums alone, in the contract's shape. */
export const toTotals = ({
  goodsCents,
  shippingCents,
  surchargeCents,
  netCents,
  vat,
  vatCents,
  grossCents,
}: Omit<PricedBasket, 'lines' | 'missingToFreeShippingCents' | 'missingOutOfSurchargeCents'>) => ({
  goodsCents,
  shippingCents,
  surchargeCents,
  netCents,
  vat: [...vat],
  vatCents,
  grossCents,
});
