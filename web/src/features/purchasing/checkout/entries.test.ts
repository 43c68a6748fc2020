import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { aBasket, aCart } from './checkout.fixture.ts';
import { concernedPositions, differencesBetween } from './differences.ts';
import { addSeenBaskets, type SeenBaskets, stayingInCart, toEntries, toOrderRequest } from './entries.ts';
import { noInstructions } from './instructions.ts';
import type { Attempt } from './placing.ts';

const kinds = (differences: ReturnType<typeof differencesBetween>) =>
  differences.lines.map(({ positionId, kind }) => [positionId, kind]);

describe('what became of a basket since it was seen', () => {
  const seen = aBasket({ items: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }] });

  it('is nothing while nothing changed', () => {
    expect(differencesBetween(seen, seen)).toEqual({ lines: [], total: null });
  });

  it('is told position by position, with old and new', () => {
    const now = aBasket({
      items: [{ id: 1, cents: 1100 }, { id: 2, quantity: 3 }, { id: 3, minimum: 5 }, { id: 6 }],
      unavailable: [4],
    });
    const differences = differencesBetween(seen, now);
    expect(kinds(differences)).toEqual([
      [1, 'price'],
      [2, 'quantity'],
      [3, 'unorderable'],
      [4, 'unavailable'],
      [5, 'removed'],
      [6, 'added'],
    ]);
    expect(differences.lines[0]).toMatchObject({ oldCents: 2000, newCents: 2200 });
    expect(differences.total).toEqual({ oldCents: 10_000, newCents: 9200 });
    expect(concernedPositions(differences, now)).toEqual([1, 3]);
  });

  it('is the total alone where only the fees changed', () => {
    const before = aBasket({ shippingCents: 590 });
    const now = aBasket({ shippingCents: 690 });
    const differences = differencesBetween(before, now);
    expect(differences).toEqual({ lines: [], total: { oldCents: 2590, newCents: 2690 } });
    expect(concernedPositions(differences, now)).toEqual([1]);
  });
});

describe('what the checkout shows', () => {
  const cart = aCart([
    { vendorId: 1, items: [{ id: 1 }] },
    { vendorId: 2, items: [{ id: 2 }, { id: 3, checked: false }], unavailable: [4] },
    { vendorId: 3, items: [{ id: 5, checked: false }] },
  ]);
  const seen = addSeenBaskets(new Map(), cart);
  const attempts = (...some: [number, Attempt][]) => new Map(some);
  const sentAs = (vendorId: number) => ({
    shown: aBasket({ vendorId }),
    billingAddressId: 9,
    orderReference: 'KW47',
    requestedDeliveryDate: null,
  });

  it('are the baskets with something checked; the rest is named as staying', () => {
    expect(toEntries(cart, seen, new Map()).map(({ vendorId }) => vendorId)).toEqual([1, 2]);
    const names = stayingInCart(cart).map(({ vendorId, unchecked, unavailable }) => [
      vendorId,
      unchecked.map(({ id }) => id),
      unavailable.map(({ id }) => id),
    ]);
    expect(names).toEqual([
      [2, [3], [4]],
      [3, [5], []],
    ]);
  });

  it('tells a price that changed while the page was open, before anything is ordered', () => {
    const now = aCart([{ vendorId: 1, items: [{ id: 1, cents: 900 }] }]);
    const [entry] = toEntries(now, seen, new Map());
    expect(entry?.differences?.total).toEqual({ oldCents: 2000, newCents: 1800 });
    expect(entry?.canBeOrdered).toBe(true);
  });

  it('keeps what was ordered or got no answer as it was sent, whatever became of the cart', () => {
    const error = ApiError.notAnswered('POST', null);
    const lost: Attempt = { state: 'unanswered', wish: sentAs(1), error };
    const [entry] = toEntries(aCart([]), seen, attempts([1, lost]));
    expect(entry).toMatchObject({ vendorId: 1, differences: null, canBeOrdered: true });
    // Sent again exactly so, though another billing address is chosen by now.
    expect(entry && toOrderRequest(entry, 10, noInstructions.forAll)).toBe(lost.wish);
  });

  it('compares a refused basket with what was sent', () => {
    const error = new ApiError({ status: 409, call: 'POST', message: '', code: 'OFFER_NOT_VALID' });
    const refused: Attempt = { state: 'refused', wish: sentAs(1), error };
    const now = aCart([{ vendorId: 1, items: [{ id: 1, cents: 1200 }] }]);
    const [entry] = toEntries(now, seen, attempts([1, refused]));
    expect(entry?.differences?.lines).toMatchObject([{ kind: 'price', oldCents: 2000, newCents: 2400 }]);
    expect(entry && toOrderRequest(entry, 10, noInstructions.forAll)).toEqual({
      shown: entry?.shown,
      billingAddressId: 10,
      orderReference: '',
      requestedDeliveryDate: null,
    });
    const [gone] = toEntries(aCart([]), seen, attempts([1, refused]));
    expect(gone).toMatchObject({ vendorId: 1, canBeOrdered: false });
    expect(gone?.differences?.lines).toMatchObject([{ kind: 'removed' }]);
  });

  it('cannot order what the vendor does not sell in that quantity', () => {
    const now = aCart([{ vendorId: 1, items: [{ id: 1, minimum: 3 }] }]);
    const fresh: SeenBaskets = addSeenBaskets(new Map(), now);
    expect(toEntries(now, fresh, new Map())[0]).toMatchObject({
      differences: { lines: [{ positionId: 1, kind: 'unorderable' }], total: null },
      canBeOrdered: false,
    });
  });
});
