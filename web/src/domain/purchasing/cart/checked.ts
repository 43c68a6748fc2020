// Selection to buy now: everything except the vendors and positions whose boxes are unchecked, which the browser
// remembers. Also its cost, by THE pricing function.
import type { Basket, BasketItem, PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import {
  type CartTotals,
  cartTotals,
  type PricedBasket,
  type PricedBasketLine,
  priceBasket,
} from '@praxora/rules/vendors/pricing';
import { useMemo } from 'react';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

/** A vendor's basket for one delivery address, and all that lies in it. */
export interface BasketOfPositions {
  readonly addressId: number;
  readonly vendorId: number;
  readonly positionIds: readonly number[];
}

export interface Unchecked {
  /** `address:vendor`. */
  readonly suppliers: ReadonlySet<string>;
  readonly positions: ReadonlySet<number>;
}

const supplierKey = ({ addressId, vendorId }: Pick<BasketOfPositions, 'addressId' | 'vendorId'>) =>
  `${addressId}:${vendorId}`;

export function isPositionChecked(
  unchecked: Unchecked,
  basket: Pick<BasketOfPositions, 'addressId' | 'vendorId'>,
  positionId: number,
): boolean {
  return !unchecked.suppliers.has(supplierKey(basket)) && !unchecked.positions.has(positionId);
}

/** Checking a vendor checks all that lies in its basket. */
export function withVendor(unchecked: Unchecked, basket: BasketOfPositions, isChecked: boolean): Unchecked {
  const suppliers = new Set(unchecked.suppliers);
  const positions = new Set(unchecked.positions);
  for (const positionId of basket.positionIds) positions.delete(positionId);
  if (isChecked) suppliers.delete(supplierKey(basket));
  else suppliers.add(supplierKey(basket));
  return { suppliers, positions };
}

/**
 * Checks or unchecks one position. If its vendor was unchecked, the vendor's other positions are unchecked individually
 * then.
 */
export function withPosition(
  unchecked: Unchecked,
  basket: BasketOfPositions,
  positionId: number,
  isChecked: boolean,
): Unchecked {
  const suppliers = new Set(unchecked.suppliers);
  const positions = new Set(unchecked.positions);
  if (suppliers.delete(supplierKey(basket))) {
    for (const other of basket.positionIds) positions.add(other);
  }
  if (isChecked) positions.delete(positionId);
  else positions.add(positionId);
  return { suppliers, positions };
}

/**
 * A position added to a basket whose box is not checked is to be ordered; the positions already there remain unchecked,
 * one by one.
 */
export function withArrivals(
  unchecked: Unchecked,
  addressId: number,
  vendorIds: readonly number[],
  uncheckedIds: readonly number[],
): Unchecked {
  const suppliers = new Set(unchecked.suppliers);
  const opened = vendorIds.filter((vendorId) => suppliers.delete(supplierKey({ addressId, vendorId })));
  if (opened.length === 0) return unchecked;
  return { suppliers, positions: new Set([...unchecked.positions, ...uncheckedIds]) };
}

/** Positions come and go; nobody needs to know for ever what was unchecked among those that went. */
const mostRemembered = 1000;

function storedList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function readUnchecked(): Unchecked {
  return {
    suppliers: new Set(
      storedList(storageKeys.uncheckedSuppliers).filter((entry) => typeof entry === 'string'),
    ),
    positions: new Set(
      storedList(storageKeys.uncheckedPositions).filter((entry) => typeof entry === 'number'),
    ),
  };
}

function writeList(key: string, entries: ReadonlySet<string | number>): void {
  writeStored(key, entries.size === 0 ? null : JSON.stringify([...entries].slice(-mostRemembered)));
}

const uncheckedStore = createStore<Unchecked>(readUnchecked());

export const uncheckedNow = (): Unchecked => uncheckedStore.get();

/** Another tab may check and uncheck positions as well. */
window.addEventListener('storage', ({ key }) => {
  if (key === storageKeys.uncheckedSuppliers || key === storageKeys.uncheckedPositions) {
    uncheckedStore.set(readUnchecked());
  }
});

function keep(unchecked: Unchecked): void {
  uncheckedStore.set(unchecked);
  writeList(storageKeys.uncheckedSuppliers, unchecked.suppliers);
  writeList(storageKeys.uncheckedPositions, unchecked.positions);
}

/** They never change, so rows that get them need not be drawn anew. */
export const checkVendor = (basket: BasketOfPositions, isChecked: boolean): void =>
  keep(withVendor(uncheckedStore.get(), basket, isChecked));

export const checkPosition = (basket: BasketOfPositions, positionId: number, isChecked: boolean): void =>
  keep(withPosition(uncheckedStore.get(), basket, positionId, isChecked));

/** After an optimization: these vendors got positions that are checked; the others lie as they lay. */
export const checkArrivals = (
  addressId: number,
  vendorIds: readonly number[],
  uncheckedIds: readonly number[],
): void => keep(withArrivals(uncheckedStore.get(), addressId, vendorIds, uncheckedIds));

export interface Checked {
  readonly unchecked: Unchecked;
  readonly isChecked: (
    basket: Pick<BasketOfPositions, 'addressId' | 'vendorId'>,
    positionId: number,
  ) => boolean;
}

export function useChecked(): Checked {
  const unchecked = useStore(uncheckedStore);
  return useMemo(
    () => ({
      unchecked,
      isChecked: (basket, positionId) => isPositionChecked(unchecked, basket, positionId),
    }),
    [unchecked],
  );
}

export interface CheckedLine extends PricedBasketLine {
  readonly item: BasketItem;
}

export interface CheckedBasket extends PricedBasket {
  readonly addressId: number;
  readonly basket: Basket;
  readonly lines: readonly CheckedLine[];
  /** How many of its lines are checked; a basket with none costs nothing. */
  readonly checkedCount: number;
}

export interface CheckedCart {
  readonly addressId: number;
  readonly baskets: readonly CheckedBasket[];
  readonly totals: CartTotals;
}

function priceChecked(
  basket: Basket,
  addressId: number,
  checked: readonly boolean[],
  vatPercents: PricedCart['vatPercents'],
): CheckedBasket {
  const lines = basket.items.map((item, index) => ({ ...item, checked: checked[index] ?? true }));
  const priced = priceBasket(lines, basket.conditions, vatPercents);
  return {
    ...priced,
    addressId,
    basket,
    lines: basket.items.flatMap((item, index) => {
      const line = priced.lines[index];
      return line ? [{ ...line, item }] : [];
    }),
    checkedCount: lines.filter(({ checked: isChecked }) => isChecked).length,
  };
}

const lastPriced = new WeakMap<Basket, { readonly key: string; readonly result: CheckedBasket }>();

/** The cart of an address as the user would order it now. A basket nothing changed in is the same object as before. */
export function priceCart(cart: PricedCart, { isChecked }: Pick<Checked, 'isChecked'>): CheckedCart {
  const { addressId, vatPercents } = cart;
  const baskets = cart.baskets.map((basket): CheckedBasket => {
    const place = { addressId, vendorId: basket.vendor.id };
    const checked = basket.items.map(({ positionId }) => isChecked(place, positionId));
    const key = JSON.stringify([addressId, vatPercents, checked]);
    const last = lastPriced.get(basket);
    if (last?.key === key) return last.result;
    const result = priceChecked(basket, addressId, checked, vatPercents);
    lastPriced.set(basket, { key, result });
    return result;
  });
  return { addressId, baskets, totals: cartTotals(baskets) };
}
