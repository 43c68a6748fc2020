// Counting on the device: a label counts once, however fast, and what waits is in the amounts that are shown.
import { makeLabelId } from '@praxora/barcode/label-id';
import { parseScan } from '@praxora/barcode/parse-scan';
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { expect, test } from 'vitest';
import { advance, type Booking, begin, type NewBooking } from '../queue/booking.ts';
import { amountBooking, countsNow, decidedCount, labelBooking } from './counts.ts';
import { meaningInCount } from './meaning.ts';

const labelOf = (number: number) => makeLabelId(new Uint8Array([number, 2, 3, 4, 5, 6, 7, 8]));
const labels = [labelOf(0), labelOf(1), labelOf(2)];
const [unknown, ofShelf, inCellar] = [labelOf(7), labelOf(8), labelOf(9)];
const gtin = '4006381333931';
const at = '2026-11-16T09:00:00.000Z';
const line: Stocktaking['lines'][number] = {
  stockId: 7,
  articleId: 1,
  articleName: 'Artinova',
  picture: 'einweg',
  batchNumber: 'A1',
  expirationDate: null,
  unit: { de: 'Stück', en: 'piece' },
  labelIds: labels,
  countedLabelIds: [],
  unitsPerLabel: 10,
  expected: 30,
  counted: null,
  countedBy: null,
  difference: 0,
  needsRecount: false,
  isLarge: false,
};
const stocktaking: Stocktaking = {
  id: 4,
  storageId: 1,
  storageName: 'Raum 1',
  state: 'open',
  startedAt: at,
  startedBy: 'Keller',
  isBlind: false,
  isConcealed: false,
  isPermanent: false,
  pausedAt: null,
  handedTo: null,
  lines: [line, { ...line, stockId: 70, batchNumber: 'B2', labelIds: [] }],
};
const kept = { data: stocktaking, fetchedAt: at };
const unit = { id: 1, ...line.unit };
let place = 0;
const waiting = (booking: NewBooking, more: Partial<Booking> = {}): Booking => {
  place += 1;
  return { ...begin(booking, { key: `key-${place}`, practice: '1' }), place, ...more };
};
const label = (index: number, more?: Partial<Booking>, of = 4) =>
  waiting(labelBooking(of, labels[index] ?? '', line, unit, at), more);
const countedNow = (bookings: Booking[], of = kept) => countsNow(of, bookings).map(({ counted }) => counted);

test('labels scanned faster than the server answers all count, each once', () => {
  expect(countedNow([label(0), label(1), label(0), label(2)])).toEqual([30, null]);
});

test('a typed amount is all there is, and labels after it add to it', () => {
  const typed = waiting(amountBooking(4, line, unit, 3, at));
  expect(countedNow([label(0), typed, label(1)])).toEqual([13, null]);
});

test('what the server knows already is not counted again, nor what was refused, nor another count', () => {
  const answered = { ...stocktaking, lines: [{ ...line, counted: 10, countedLabelIds: [labels[0] ?? ''] }] };
  const before = label(0, { state: 'booked', settledAt: '2026-11-16T08:59:00.000Z' });
  const after = label(1, { state: 'booked', settledAt: '2026-11-16T09:00:01.000Z' });
  const refused = label(2, { state: 'refused' });
  const other = label(2, {}, 40);
  expect(countedNow([before, label(0), after, refused, other], { ...kept, data: answered })).toEqual([20]);
});

test('a label counts, counts no more, lies elsewhere, or is asked of the server; a pack asks for its amount', () => {
  const known = {
    byLabel: (id: string) =>
      id === inCellar
        ? { article: { name: 'Artinova' }, entry: { stockId: 99, storageName: 'Keller' } }
        : id === ofShelf
          ? { article: { id: 1, name: 'Artinova' }, entry: null }
          : null,
    byCode: () => [{ id: 1, name: 'Artinova' }],
  } as unknown as Parameters<typeof meaningInCount>[2];
  const nothing = { ...known, byCode: () => [] };
  const mean = (text: string, of = known, bookings: Booking[] = []) =>
    meaningInCount(parseScan(text, { today: '2026-11-16' }), countsNow(kept, bookings), of);
  expect(mean(labels[0] ?? '')).toMatchObject({ type: 'label', counted: { line: { stockId: 7 } } });
  expect(mean(labels[0] ?? '', known, [label(0)])).toMatchObject({ type: 'again' });
  expect(mean(unknown)).toMatchObject({ type: 'unknownLabel' });
  expect(mean(inCellar)).toEqual({ type: 'elsewhere', name: 'Artinova', storage: 'Keller' });
  expect(mean(ofShelf)).toMatchObject({ type: 'lines', lines: [{}, {}] });
  expect(mean(gtin)).toMatchObject({ type: 'lines', lines: [{}, {}] });
  expect(mean(`(01)0${gtin}(10)B2`)).toMatchObject({ lines: [{ line: { stockId: 70 } }] });
  expect(mean(gtin, nothing)).toEqual({ type: 'unknownCode', code: gtin });
  expect(mean(gtin, { ...known, byCode: () => [{ id: 5, name: 'X' }] as never[] })).toEqual({
    type: 'notHere',
    name: 'X',
  });
});

test('a count that somebody else had made already goes out again as it was decided, under its own key', () => {
  const typed = waiting(amountBooking(4, line, unit, 4, at));
  const refused = advance(advance(typed, { type: 'sent' }) ?? typed, {
    type: 'refused',
    refusal: { code: 'COUNTED_MEANWHILE', params: { who: 'Anna', when: at, counted: 9 }, message: '' },
    at,
    article: null,
  });
  expect(refused?.state).toBe('refused');
  const decision = refused && decidedCount(refused, 13, 9);
  const again = refused && decision && advance(refused, { type: 'assigned', ...decision });
  expect(again).toMatchObject({
    key: typed.key,
    state: 'waiting',
    request: { method: 'PUT', body: { counted: 13, over: 9, scannedAt: at } },
    shown: { amount: 13 },
  });
  expect(countedNow(again ? [again] : [])).toEqual([13, null]);
});
