// Remaining stock on a device: rows and total agree whatever was scanned, sent, taken back or lost, and after a restart
// as well.
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAssignment } from '../modes/assignment.ts';
import { removal, removalOfUnknownLabel, reorder, resolveName, toUndoBooking } from '../modes/bookings.ts';
import { type Booking, begin, type NewBooking } from '../queue/booking.ts';
import { type KnownArticles, toCatalogue } from './catalogue.ts';
import { movedArticles, outdatedArticles, withLookedUp, withOwnBookings } from './stock.ts';

const at = (minute: number) => `2026-11-16T08:${String(minute).padStart(2, '0')}:00.000Z`;
const unit = { id: 1, de: 'Stück', en: 'piece' };
const entry = (stockId: number, amount: number, labelIds: string[] = []): ScannableEntry => ({
  ...{ stockId, amount, labelIds, storageId: 1, storageName: 'Raum 1', batchNumber: `C${stockId}` },
  ...{ expirationDate: '2027-01-31', blockReason: null, openedOn: null },
});
const article = (id: number, entries: ScannableEntry[]): ScannableArticle => ({
  ...{ id, name: `Artikel ${id}`, manufacturer: '', manufacturerNumber: '', picture: 'einweg' },
  ...{ gtin: null, pzn: null, catalogNumber: '', codes: [], permanentLabelId: `PX-shelf-${id}` },
  ...{ countingUnit: unit, orderUnit: unit, unitsPerOrderUnit: 1, consumptionPerScan: 1 },
  ...{ isWatched: true, minimumStock: 0, warningStock: 0, idealStock: 1, useWithinDays: null },
  ...{ asksReference: false },
  stock: entries.reduce((sum, { amount }) => sum + amount, 0),
  entries,
});
const known = (...articles: ScannableArticle[]): KnownArticles => ({ fetchedAt: at(10), articles });

let place = 0;
const booking = (wish: NewBooking, more: Partial<Booking> = {}): Booking => {
  place += 1;
  return { ...begin(wish, { key: `key-${place}`, practice: '1' }), place, ...more };
};
const booked = (wish: NewBooking, minute: number, stock: number, entries: [number, number, number][]) =>
  booking(wish, {
    state: 'booked',
    settledAt: at(minute),
    answer: {
      undo: { method: 'POST', path: '/undo', body: {} },
      stock,
      articleId: 1,
      entries: entries.map(([stockId, change, balance]) => ({ stockId, change, balance })),
    },
  });
const taking = (from: ScannableArticle, stockId: number | null, labelId: string | null = null) =>
  removal(
    { article: from, entry: from.entries.find((one) => one.stockId === stockId) ?? null, labelId },
    '',
    at(20),
  );
/** The total, and its rows. */
const left = (facts: KnownArticles, bookings: readonly Booking[]) =>
  withOwnBookings(facts, bookings).articles.map(({ stock, entries }) => [
    stock,
    ...entries.map(({ amount }) => amount),
  ]);

test('what waits is taken off the row it was scanned from, and off the total', () => {
  const gloves = article(1, [entry(7, 2, ['PX-a']), entry(8, 5)]);
  const facts = known(gloves, article(2, [entry(9, 1)]));
  expect(left(facts, [booking(taking(gloves, 8))])).toEqual([
    [6, 2, 4],
    [1, 1],
  ]);
  expect(left(facts, [booking(taking(gloves, 7, 'PX-a'))])[0]).toEqual([6, 1, 5]);
  // A label at the shelf, or the article itself: what expires first, then the next.
  const three = [1, 2, 3].map(() => booking(taking(gloves, null, 'PX-shelf-1')));
  expect(left(facts, three)[0]).toEqual([4, 0, 4]);
  expect(left(facts, [booking(taking(gloves, null), { state: 'sending', attempts: 1 })])[0]).toEqual([
    6, 1, 5,
  ]);
  // Missing stock is refused by the server: no row goes below zero.
  expect(
    left(
      facts,
      [1, 2, 3].map(() => booking(taking(gloves, 7))),
    )[0],
  ).toEqual([5, 0, 5]);
});

test('what is taken back, refused, discarded, ordered or put aside takes off nothing', () => {
  const gloves = article(1, [entry(7, 5)]);
  const facts = known(gloves);
  const removed = booking(taking(gloves, 7));
  const undo = booking(toUndoBooking(removed, at(21)));
  const target = { article: gloves, entry: null, labelId: null };
  for (const bookings of [
    [removed, undo],
    [{ ...removed, state: 'refused' as const }],
    [{ ...removed, state: 'discarded' as const }],
    [booking(reorder(target, '', at(20)))],
  ])
    expect(left(facts, bookings)).toEqual([[5, 5]]);
  // Booked, and its undo waits.
  const sent = booked(taking(gloves, 7), 20, 4, [[7, -1, 4]]);
  expect(left(facts, [sent])).toEqual([[4, 4]]);
  expect(left(facts, [sent, booking(toUndoBooking(sent, at(21)))])).toEqual([[5, 5]]);
});

test('what the server answered since counts, also after a restart; what it said before does not', () => {
  const gloves = article(1, [entry(7, 5), entry(8, 5)]);
  const before = booked(taking(gloves, 7), 5, 3, [[7, -1, 3]]);
  const since = booked(taking(gloves, 7), 20, 9, [[7, -1, 4]]);
  expect(left(known(gloves), [before])).toEqual([[10, 5, 5]]);
  expect(left(known(gloves), [before, since])).toEqual([[9, 4, 5]]);
  const lookedUp = withLookedUp(known(gloves), [article(1, [entry(7, 2), entry(8, 5)])], [1], at(30));
  expect(left(lookedUp, [before, since])).toEqual([[7, 2, 5]]);
});

test('an answer that the rows do not come to says that the device should ask', () => {
  const gloves = article(1, [entry(7, 5)]);
  const fits = booked(taking(gloves, 7), 20, 4, [[7, -1, 4]]);
  expect(outdatedArticles(known(gloves), [fits])).toEqual([]);
  // Twelve were booked in elsewhere, which the device does not know yet.
  const more = booked(taking(gloves, 7), 21, 15, [[7, -1, 3]]);
  expect(outdatedArticles(known(gloves), [fits, more])).toEqual([1]);
  expect(outdatedArticles(known(), [fits])).toEqual([1]);
  // Asked for, and not there: it is not asked for again and again.
  expect(outdatedArticles(withLookedUp(known(), [], [1], at(30)), [fits])).toEqual([]);
});

test('a row gets its name once the device knows what it was', () => {
  const unknown = booking(removalOfUnknownLabel('PX-new', at(20)));
  expect(resolveName(unknown, toCatalogue(known()))).toBeNull();
  const goods = article(1, [entry(7, 3, ['PX-new'])]);
  expect(resolveName(unknown, toCatalogue(known(goods)))).toMatchObject({
    ...{ articleId: 1, name: 'Artikel 1', batchNumber: 'C7', amount: -1, unit },
  });
  // The goods are used up, and their label is on no row any more: the answer says whose it was, and how many it took.
  const answered = booked(removalOfUnknownLabel('PX-new', at(20)), 20, 0, [[7, -3, 0]]);
  expect(resolveName(answered, toCatalogue(known(article(1, []))))).toMatchObject({
    ...{ name: 'Artikel 1', amount: -3, unit },
  });
  expect(resolveName(booking(taking(goods, 7)), toCatalogue(known(goods)))).toBeNull();
});

test('rows and total agree whatever was scanned and however far it has come', () => {
  const amounts = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 });
  const steps = fc.array(
    fc.record({
      row: fc.option(fc.nat(3)),
      state: fc.constantFrom('waiting', 'sending', 'booked', 'refused', 'discarded'),
      isTakenBack: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(amounts, steps, (rows, scans) => {
      const goods = article(
        1,
        rows.map((amount, index) => entry(index, amount)),
      );
      const bookings = scans.flatMap(({ row, state, isTakenBack }, index) => {
        const removed = taking(goods, row);
        const made =
          state === 'booked'
            ? booked(removed, 20 + index, 0, [[row ?? 0, -1, Math.max(0, (rows[row ?? 0] ?? 0) - 1)]])
            : booking(removed, { state });
        return isTakenBack ? [made, booking(toUndoBooking(made, at(40)))] : [made];
      });
      const [total = -1, ...each] = left(known(goods), bookings)[0] ?? [];
      expect(total).toBe(each.reduce((sum, amount) => sum + amount, 0));
      expect(Math.min(...each)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a code that was assigned on this device is known at once, unless it is refused or taken back', () => {
  const gloves = article(1, [entry(7, 5)]);
  const product = { gtin: '04006381333931' };
  const assigning = codeAssignment(gloves, { code: '4006381333931', product }, at(20));
  const found = (state: Booking['state']) =>
    toCatalogue(withOwnBookings(known(gloves, article(2, [])), [booking(assigning, { state })]))
      .byCode(product)
      .map(({ id }) => id);
  for (const state of ['waiting', 'sending', 'booked'] as const) expect(found(state), state).toEqual([1]);
  for (const state of ['refused', 'discarded'] as const) expect(found(state), state).toEqual([]);
});

test('where moved goods lie is asked for once', () => {
  const gloves = article(1, [entry(7, 5)]);
  const moved = { ...booked(taking(gloves, 7), 20, 5, [[7, -1, 4]]), kind: 'move' as const };
  const facts = known(gloves, article(2, [entry(8, 1)]));
  expect(movedArticles(facts, [moved])).toEqual([1]);
  expect(movedArticles(facts, [{ ...moved, state: 'refused' }])).toEqual([]);
  expect(movedArticles(withLookedUp(facts, [gloves], [1], at(30)), [moved])).toEqual([]);
});
