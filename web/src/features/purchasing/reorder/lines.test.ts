import { describe, expect, it } from 'vitest';
import { plainView } from './address.ts';
import {
  listChoices,
  quantityChange,
  shownLines,
  toGroups,
  toLine,
  vendorChange,
  vendorShares,
} from './lines.ts';
import { offer, row } from './reorder.fixture.ts';

const favorites = { favoritesFirst: true };

describe('a line', () => {
  it('orders what the server says, from the best vendor', () => {
    expect(toLine(row(1), plainView)).toMatchObject({ amount: 10, netCents: 5000, canBeOrdered: true });
  });

  it('takes the vendor somebody chose, and before that a favourite where favourites come first', () => {
    const offers = [offer(1, 500), offer(2, 700, { isFavorite: true }), offer(3, 600)];
    const vendorOf = (chosenVendorId: number | null, view = plainView) =>
      toLine(row(1, { offers, chosenVendorId }), view).offer?.vendorId;
    expect(vendorOf(null)).toBe(1);
    expect(vendorOf(3)).toBe(3);
    expect(vendorOf(null, { ...plainView, ...favorites })).toBe(2);
    expect(vendorOf(3, { ...plainView, ...favorites })).toBe(3);
    // A vendor that no longer sells the article cannot stay selected.
    expect(vendorOf(9)).toBe(1);
  });

  it('a favourite that cannot deliver does not come first', () => {
    const offers = [offer(1, 500), offer(2, 700, { isFavorite: true, availability: 'unavailable' })];
    expect(toLine(row(1, { offers }), favorites).offer?.vendorId).toBe(1);
  });

  it('orders another vendor’s quantities there: more where it must, less where it may', () => {
    const dozens = offer(2, 700, { isFavorite: true, minimumQuantity: 12, orderStep: 12 });
    expect(toLine(row(1, { offers: [offer(1, 500), dozens] }), favorites).amount).toBe(12);
    const best = offer(1, 500, { minimumQuantity: 50 });
    const single = offer(2, 700, { isFavorite: true });
    expect(toLine(row(1, { offers: [best, single], amount: 50 }), favorites).amount).toBe(10);
    // A quantity set by a user is never reduced.
    const chosen = row(1, { offers: [best, single], amount: 50, chosenQuantity: 50 });
    expect(toLine(chosen, favorites).amount).toBe(50);
  });

  it('is not to be ordered where nobody sells it, or where enough comes anyway', () => {
    expect(toLine(row(1, { offers: [] }), plainView)).toMatchObject({ offer: null, canBeOrdered: false });
    expect(toLine(row(1, { amount: 0 }), plainView)).toMatchObject({ netCents: 0, canBeOrdered: false });
  });
});

describe('what is sent', () => {
  const offers = [offer(1, 500), offer(2, 700, { isFavorite: true, orderStep: 6 })];

  it('a quantity brings its vendor along where that is not the one the server knows', () => {
    expect(quantityChange(toLine(row(1, { offers }), plainView), 4)).toEqual({ quantity: 4 });
    expect(quantityChange(toLine(row(1, { offers }), favorites), 6)).toEqual({ quantity: 6, vendorId: 2 });
  });

  it('choosing who would be there anyway takes the choice back', () => {
    const [best, other] = offers;
    if (!best || !other) throw new Error('two offers');
    const chosen = row(1, { offers, chosenVendorId: 2, chosenQuantity: 7 });
    expect(vendorChange(chosen, best, plainView)).toEqual({ vendorId: null, quantity: 7 });
    expect(vendorChange(chosen, other, plainView)).toEqual({ vendorId: 2, quantity: 12 });
    expect(vendorChange(row(1, { offers }), best, favorites)).toEqual({ vendorId: 1 });
  });
});

describe('the list', () => {
  const rows = [
    row(1, { article: { name: 'Nitrila Blau M', storages: [{ id: 8, name: 'Attic' }] }, reachDays: 9 }),
    row(2, { group: 'reOrderPoint', reachDays: 3, offers: [offer(2, 100)] }),
    row(3, { snoozed: { until: '2027-01-01', atStock: null } }),
    row(4, { leftOutAt: '2026-11-01T00:00:00.000Z' }),
    row(5, { group: 'reOrderPoint', offers: [] }),
  ];
  const idsOf = (changes: Partial<typeof plainView>) =>
    shownLines(rows, { ...plainView, ...changes }).map(({ articleId }) => articleId);

  it('leaves out what was set aside, and shows it on its own', () => {
    expect(idsOf({})).toEqual([1, 2, 5]);
    expect(idsOf({ section: 'snoozed' })).toEqual([3]);
    expect(idsOf({ section: 'leftOut' })).toEqual([4]);
  });

  it('is narrowed by storage, vendor and words', () => {
    expect(idsOf({ storageId: 8 })).toEqual([1]);
    expect(idsOf({ vendorId: 2 })).toEqual([2]);
    expect(idsOf({ search: ' blau nitr ' })).toEqual([1]);
    expect(idsOf({ search: 'm-2' })).toEqual([2]);
    expect(idsOf({ search: 'nothing' })).toEqual([]);
  });

  it('is sorted; what is unknown comes last', () => {
    expect(idsOf({ sort: 'reach' })).toEqual([2, 1, 5]);
    expect(idsOf({ sort: 'vendor' })).toEqual([1, 2, 5]);
    expect(idsOf({ sort: 'total', descending: true })).toEqual([1, 2, 5]);
  });

  it('has its groups in the order of urgency, none of them empty', () => {
    const groups = toGroups(shownLines(rows, plainView));
    expect(groups.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['belowMinimum', 1],
      ['reOrderPoint', 2],
    ]);
  });

  it('tells in each group what is to be ordered and what is covered already', () => {
    const covered = { needed: 0, amount: 0 };
    const some = [row(1), row(2, covered), row(3, { ...covered, group: 'putHere' })];
    const figures = toGroups(shownLines(some, plainView)).map((group) => [group.name, group.figures]);
    expect(figures).toEqual([
      ['belowMinimum', { toOrder: 1, belowMinimum: 1, covered: 1 }],
      ['putHere', { toOrder: 0, belowMinimum: 0, covered: 1 }],
    ]);
  });

  it('offers only storages and vendors that it has', () => {
    expect(listChoices(rows, plainView)).toEqual({
      storages: [
        { value: 8, text: 'Attic' },
        { value: 7, text: 'Shelf' },
      ],
      vendors: [
        { value: 1, text: 'Vendor 1' },
        { value: 2, text: 'Vendor 2' },
      ],
    });
  });

  it('is shared among vendors, the largest first', () => {
    const lines = [row(1), row(2, { offers: [offer(2, 900)] }), row(3)].map((one) => toLine(one, plainView));
    expect(vendorShares(lines)).toMatchObject([
      { vendorId: 1, count: 2, netCents: 10_000 },
      { vendorId: 2, count: 1, netCents: 9000 },
    ]);
  });
});
