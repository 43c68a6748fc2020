// Offers of each document with their prices, and a practice's view of them.
import type { CatalogValues } from './catalog-values.ts';
import type { Offer, PracticeView } from './document.ts';
import { VendorBits } from './vendor-bits.ts';

/** No price: nobody (visible) sells it. */
export const noPrice = 0xffffffff;
/** The highest bit of a price tells that no discount applies. */
const notDiscountable = 0x80000000;
/** The next one, that the vendor does not have it in stock. */
const notInStock = 0x40000000;
const centsMask = 0x3fffffff;

/** A practice's view, by vendor number. */
export interface OfferView {
  readonly hidden: Uint8Array;
  readonly discounts: Float64Array;
  readonly hidesSome: boolean;
  readonly discountsSome: boolean;
  /** Own prices by document; undefined if there are none. */
  readonly ownPrices: ReadonlyMap<number, readonly PaidTo[]> | undefined;
  /** Documents of what the practice has bought, and of its articles. */
  readonly bought: ReadonlySet<number> | undefined;
  readonly stocked: ReadonlySet<number> | undefined;
  /** Documents of the practice's own products. */
  readonly own: ReadonlySet<number> | undefined;
  /** Only the prices of some vendors count: all others are among the hidden ones. */
  readonly isNarrowed: boolean;
}

interface PaidTo {
  /** Undefined: a vendor that the index does not know. */
  readonly vendor: number | undefined;
  readonly cents: number;
  readonly inStock: boolean;
}

/** `placeOf` tells the document with an object id, if there is one. */
export function toOfferView(
  view: PracticeView,
  values: CatalogValues,
  placeOf: (objectID: string) => number | undefined,
): OfferView {
  const hidden = new Uint8Array(values.lieferanten.names.length);
  const discounts = new Float64Array(values.lieferanten.names.length);
  let hidesSome = false;
  for (const id of view.hiddenVendorIds) {
    const number = values.vendorNumber(id);
    if (number === undefined) continue;
    hidden[number] = 1;
    hidesSome = true;
  }
  let discountsSome = false;
  for (const [id, percent] of view.discounts ?? []) {
    const number = values.vendorNumber(id);
    if (number === undefined || percent === 0) continue;
    discounts[number] = percent;
    discountsSome = true;
  }
  const ownPrices = ownPricesOf(view, values, placeOf);
  const placesOf = (ids: readonly string[] | undefined) =>
    ids && new Set(ids.flatMap((objectID) => placeOf(objectID) ?? []));
  return {
    hidden,
    discounts,
    hidesSome,
    discountsSome,
    ownPrices,
    bought: placesOf(view.boughtIds),
    stocked: placesOf(view.stockedIds),
    own: placesOf(view.ownIds),
    isNarrowed: false,
  };
}

/** For prices and stock alone: what is bought from these vendors. */
export function narrowedTo(view: OfferView, names: ReadonlySet<string>, values: CatalogValues): OfferView {
  const hidden = view.hidden.map((isHidden, vendor) =>
    names.has(values.lieferanten.names[vendor] ?? '') ? isHidden : 1,
  );
  return { ...view, hidden, hidesSome: true, isNarrowed: true };
}

function ownPricesOf(
  { ownPrices }: PracticeView,
  values: CatalogValues,
  placeOf: (objectID: string) => number | undefined,
): OfferView['ownPrices'] {
  if (!ownPrices?.size) return undefined;
  const byDocument = new Map<number, readonly PaidTo[]>();
  for (const [objectID, prices] of ownPrices) {
    const document = placeOf(objectID);
    if (document === undefined) continue;
    const paid = prices.map(({ vendorId, cents, inStock = true }) => ({
      vendor: values.vendorNumber(vendorId),
      cents,
      inStock,
    }));
    byDocument.set(document, paid);
  }
  return byDocument;
}

function lowestPaid(prices: readonly PaidTo[], view: OfferView): number {
  let lowest = noPrice;
  for (const price of prices) if (price.cents < lowest && isPaidIn(price, view)) lowest = price.cents;
  return lowest;
}

/** An own vendor is not in the common index: it is never among those that were chosen. */
const isPaidIn = ({ vendor }: PaidTo, { hidden, isNarrowed }: OfferView): boolean =>
  vendor === undefined ? !isNarrowed : hidden[vendor] === 0;

/** As everywhere in the product: the discount is rounded half up to a cent, at two decimals of a percent. */
function discounted(cents: number, percent: number): number {
  return cents - Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}

export class Offers {
  /** For each document, the start and number of its offers. */
  start: Uint32Array;
  size: Uint16Array;
  /** How many fit there. */
  room: Uint16Array;
  /** The lowest price of all vendors. */
  lowest: Uint32Array;
  readonly vendorBits: VendorBits;
  /** Offers in one pool; if a document's offers outgrow their space, they move to its end. */
  vendor: Uint16Array;
  price: Uint32Array;
  used = 0;

  constructor(documents: number, offers = documents * 4) {
    this.start = new Uint32Array(documents);
    this.size = new Uint16Array(documents);
    this.room = new Uint16Array(documents);
    this.lowest = new Uint32Array(documents);
    this.vendorBits = new VendorBits(documents);
    this.vendor = new Uint16Array(offers);
    this.price = new Uint32Array(offers);
  }

  reserveDocuments(size: number): void {
    const { start, size: sizes, room, lowest } = this;
    this.start = new Uint32Array(size);
    this.start.set(start);
    this.size = new Uint16Array(size);
    this.size.set(sizes);
    this.room = new Uint16Array(size);
    this.room.set(room);
    this.lowest = new Uint32Array(size);
    this.lowest.set(lowest);
    this.vendorBits.reserve(size);
  }

  #reservePool(size: number): void {
    if (size <= this.vendor.length) return;
    const larger = Math.max(size, Math.ceil(this.vendor.length * 1.25) + 64);
    const { vendor, price } = this;
    this.vendor = new Uint16Array(larger);
    this.vendor.set(vendor);
    this.price = new Uint32Array(larger);
    this.price.set(price);
  }

  set(document: number, offers: readonly Offer[], values: CatalogValues): void {
    const cheapest = cheapestByVendor(offers);
    if (cheapest.length > (this.room[document] as number)) {
      this.#reservePool(this.used + cheapest.length);
      this.start[document] = this.used;
      this.used += cheapest.length;
      this.room[document] = cheapest.length;
    }
    this.size[document] = cheapest.length;
    let lowest = noPrice;
    this.vendorBits.clear(document);
    let at = this.start[document] as number;
    for (const { vendor, priceCents, discountable = true, inStock = true } of cheapest) {
      const number = values.vendor(vendor);
      this.vendor[at] = number;
      this.vendorBits.add(document, number);
      this.price[at] =
        Math.min(priceCents, centsMask) + (discountable ? 0 : notDiscountable) + (inStock ? 0 : notInStock);
      lowest = Math.min(lowest, priceCents);
      at++;
    }
    this.lowest[document] = lowest;
  }

  /** The lowest price in cents for this practice, or noPrice. */
  priceFor(document: number, view: OfferView): number {
    const own = view.ownPrices?.get(document);
    if (own !== undefined) return lowestPaid(own, view);
    if (!view.hidesSome && !view.discountsSome) return this.lowest[document] as number;
    let lowest = noPrice;
    const start = this.start[document] as number;
    const end = start + (this.size[document] as number);
    for (let i = start; i < end; i++) {
      const vendor = this.vendor[i] as number;
      if (view.hidden[vendor] === 1) continue;
      const price = this.price[i] as number;
      const cents = price & centsMask;
      const percent = price >= notDiscountable ? 0 : (view.discounts[vendor] as number);
      const paid = percent === 0 ? cents : discounted(cents, percent);
      if (paid < lowest) lowest = paid;
    }
    return lowest;
  }

  /** Whether somebody this practice sees has it in stock. */
  isInStock(document: number, view: OfferView): boolean {
    const own = view.ownPrices?.get(document);
    if (own !== undefined) return own.some((price) => price.inStock && isPaidIn(price, view));
    const start = this.start[document] as number;
    const end = start + (this.size[document] as number);
    for (let i = start; i < end; i++) if (this.#hasStock(i, view)) return true;
    return false;
  }

  /** How many of those this practice sees have it in stock. */
  inStockCountFor(document: number, view: OfferView): number {
    const own = view.ownPrices?.get(document);
    if (own !== undefined) return own.filter((price) => price.inStock && isPaidIn(price, view)).length;
    const start = this.start[document] as number;
    const end = start + (this.size[document] as number);
    let count = 0;
    for (let i = start; i < end; i++) if (this.#hasStock(i, view)) count++;
    return count;
  }

  #hasStock(offer: number, { hidden }: OfferView): boolean {
    return hidden[this.vendor[offer] as number] === 0 && ((this.price[offer] as number) & notInStock) === 0;
  }

  /** How many sell it to this practice. */
  countFor(document: number, view: OfferView): number {
    const own = view.ownPrices?.get(document);
    if (own === undefined) return this.visibleVendors(document, view).length;
    return own.filter((price) => isPaidIn(price, view)).length;
  }

  /** False if all that sell it are hidden. What nobody sells at all can still be found. */
  isVisible(document: number, { hidden }: OfferView): boolean {
    const start = this.start[document] as number;
    const end = start + (this.size[document] as number);
    for (let i = start; i < end; i++) if (hidden[this.vendor[i] as number] === 0) return true;
    return start === end;
  }

  /** The vendors this practice sees, in the order of the offers. */
  visibleVendors(document: number, { hidden }: OfferView): number[] {
    const start = this.start[document] as number;
    const end = start + (this.size[document] as number);
    return Array.from(this.vendor.subarray(start, end)).filter((vendor) => hidden[vendor] === 0);
  }
}

function cheapestByVendor(offers: readonly Offer[]): readonly Offer[] {
  const cheapest = new Map<number, Offer>();
  for (const offer of offers) {
    const other = cheapest.get(offer.vendor.id);
    if (!other || offer.priceCents < other.priceCents) cheapest.set(offer.vendor.id, offer);
  }
  return [...cheapest.values()];
}
