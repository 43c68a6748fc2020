// Entries of the checkout: a basket as it will be ordered, as it was ordered, or as it differs from the one shown
// before.
import type { CheckedBasket, CheckedCart } from '../../../domain/purchasing/index.ts';
import { type Differences, differencesBetween, unorderableLines } from './differences.ts';
import type { Instructions } from './instructions.ts';
import type { Attempt, OrderRequest } from './placing.ts';

export interface Entry {
  readonly vendorId: number;
  readonly shown: CheckedBasket;
  readonly attempt: Attempt | undefined;
  /** Null where the basket is what the user saw before. */
  readonly differences: Differences | null;
  /** Whether the entry can be ordered as it is, including a retry after a missing answer. */
  readonly canBeOrdered: boolean;
}

export type OrderedEntry = Entry & { readonly attempt: Extract<Attempt, { state: 'ordered' }> };

export function isOrdered(entry: Entry): entry is OrderedEntry {
  return entry.attempt?.state === 'ordered';
}

/** Baskets that are still to be ordered. */
export const openBaskets = (entries: readonly Entry[]): CheckedBasket[] =>
  entries.filter((entry) => !isOrdered(entry)).map(({ shown }) => shown);

/** Baskets as the user saw them, by vendor, in the order they came to the screen. */
export type SeenBaskets = ReadonlyMap<number, CheckedBasket>;

const vendorIdOf = ({ basket }: CheckedBasket) => basket.vendor.id;

/** Baskets new on the screen count as seen from now on. */
export function addSeenBaskets(seen: SeenBaskets, cart: CheckedCart): SeenBaskets {
  const fresh = cart.baskets.filter((basket) => basket.checkedCount > 0 && !seen.has(vendorIdOf(basket)));
  if (fresh.length === 0) return seen;
  return new Map([...seen, ...fresh.map((basket) => [vendorIdOf(basket), basket] as const)]);
}

export function toEntries(
  cart: CheckedCart,
  seen: SeenBaskets,
  attempts: ReadonlyMap<number, Attempt>,
): readonly Entry[] {
  const now = new Map(cart.baskets.map((basket) => [vendorIdOf(basket), basket]));
  const known = new Set([...seen.keys(), ...attempts.keys(), ...now.keys()]);
  return [...known].flatMap((vendorId) => {
    const entry = entryOf(now.get(vendorId), seen.get(vendorId), attempts.get(vendorId));
    return entry ? { vendorId, ...entry } : [];
  });
}

function entryOf(
  now: CheckedBasket | undefined,
  seen: CheckedBasket | undefined,
  attempt: Attempt | undefined,
): Omit<Entry, 'vendorId'> | null {
  // A basket being sent, or possibly received, is shown as it was sent.
  if (attempt && attempt.state !== 'refused') {
    const canBeOrdered = attempt.state === 'unanswered';
    return { shown: attempt.wish.shown, attempt, differences: null, canBeOrdered };
  }
  const isFilled = now !== undefined && now.checkedCount > 0;
  const before = attempt?.wish.shown ?? seen;
  // Taken out of the cart or left in it: only somebody who just ordered it must be told.
  if (!isFilled && !attempt) return null;
  const changes = before && differencesBetween(before, now);
  const differences = changes && (changes.lines.length > 0 || changes.total !== null) ? changes : null;
  const shown = isFilled ? now : before;
  if (!shown) return null;
  return { shown, attempt, differences, canBeOrdered: isFilled && unorderableLines(now).length === 0 };
}

/** No answer came: exactly the same is sent again, under the same key. */
export const toOrderRequest = (
  entry: Entry,
  billingAddressId: number | undefined,
  { orderReference, requestedDeliveryDate }: Instructions,
): OrderRequest =>
  entry.attempt?.state === 'unanswered'
    ? entry.attempt.wish
    : { shown: entry.shown, billingAddressId, orderReference, requestedDeliveryDate };

export interface Staying {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly hue: number;
  /** Whether the practice itself has hidden the vendor. */
  readonly isHidden: boolean;
  readonly unchecked: readonly CheckedBasket['basket']['items'][number]['offer']['product'][];
  readonly unavailable: readonly CheckedBasket['basket']['unavailableItems'][number]['product'][];
}

/** Positions not ordered now: unchecked by the user, or no longer sold. */
export function stayingInCart(cart: CheckedCart): readonly Staying[] {
  return cart.baskets
    .map(({ basket, lines }) => ({
      vendorId: basket.vendor.id,
      vendorName: basket.vendor.name,
      hue: basket.vendor.hue,
      isHidden: basket.vendor.isHidden,
      unchecked: lines.filter(({ checked }) => !checked).map(({ item }) => item.offer.product),
      unavailable: basket.unavailableItems.map(({ product }) => product),
    }))
    .filter(({ unchecked, unavailable }) => unchecked.length + unavailable.length > 0);
}
