// A receipt on the device: packs are counted without losing one, and become one booking that can be corrected.
import { parseScan } from '@praxora/barcode/parse-scan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDraft, lineProblems } from '../../domain/purchasing/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { begin } from '../queue/booking.ts';
import { waitingOrders } from './arrived-order.ts';
import { readPack } from './pack.ts';
import {
  countUnits,
  draftOfBooking,
  type OpenOrder,
  orderOfBooking,
  receiptBooking,
  toReceiptLines,
} from './receipt.ts';

const gtins = ['4006381333931', '4012345678901'] as const;
const position = (id: number, hasDuties: boolean): OpenOrder['positions'][number] => ({
  id,
  line: id,
  name: { de: `Artikel ${id}`, en: `Article ${id}` },
  manufacturer: 'Medora',
  manufacturerNumber: `MD-${id}`,
  packText: { de: '', en: '' },
  picture: 'einweg',
  vendorOrderNumber: `V-${id}`,
  gtin: gtins[id - 1] ?? null,
  pzn: null,
  quantity: 5,
  received: 1,
  open: 4,
  article: {
    id: 100 + id,
    name: `Artikel ${id}`,
    useInventory: true,
    hasBatchObligation: hasDuties,
    hasExpiryDateObligation: hasDuties,
    defaultStorageId: null,
    unitToLabel: 'SALES_UNIT',
    unitsPerOrderUnit: 1,
    orderUnit: { de: 'Packung', en: 'pack' },
    countingUnit: { de: 'Packung', en: 'pack' },
  },
});
const order: OpenOrder = {
  id: 42,
  orderNumber: 'PX-42',
  vendorName: 'Medora',
  state: 'ordered',
  placedAt: '2026-11-10T08:00:00Z',
  deliveryDate: null,
  positionCount: 2,
  units: 10,
  receivedUnits: 2,
  positions: [position(1, true), position(2, false)],
};
const kept = { data: order, fetchedAt: '2026-11-16T09:00:00.000Z' };
const lines = toReceiptLines(kept, [9]);
const nobody = { byCode: () => [] };
const empty = { key: 'the-key', lines: {} };
const read = (text: string) => parseScan(text, { today: '2026-11-16' });
const scanAll = (texts: readonly string[]) =>
  texts.reduce(
    ({ draft, last }, text) => {
      const reading = readPack(read(text), draft, lines, nobody, last);
      return reading.type === 'counted' ? { draft: reading.draft, last: reading.line.key } : { draft, last };
    },
    { draft: empty as Parameters<typeof readPack>[1], last: null as number | null },
  ).draft;

const pack = (gtin: string, lot: string) => `(01)0${gtin}(17)290331(10)${lot}`;

test('batch and expiry come out of the code; the same batch counts on, another begins a lot', () => {
  const { lines: drafts } = scanAll([pack(gtins[0], 'A1'), pack(gtins[0], 'A1'), pack(gtins[0], 'B2')]);
  expect(drafts[1]).toMatchObject({
    delivered: 3,
    lots: [
      { quantity: 2, batchNumber: 'A1', expirationDate: '2029-03-31' },
      { quantity: 1, batchNumber: 'B2' },
    ],
  });
});

test('what a position demands is missing until somebody says it; a second code of the pack says it', () => {
  const [strict] = lines;
  if (!strict) throw new Error('The order has positions');
  const bare = scanAll([gtins[0]]);
  expect(lineProblems(strict, findDraft(bare.lines, strict))?.lots[1]).toEqual({
    batchNumber: 'BATCH_REQUIRED',
    expirationDate: 'EXPIRY_REQUIRED',
  });
  const told = scanAll([gtins[0], '(17)290331(10)A1']);
  expect(lineProblems(strict, findDraft(told.lines, strict))).toBeNull();
  expect(countUnits(lines, told.lines)).toBe(1);
});

test('an article is found by its own number too; what is no pack of this order counts nothing', () => {
  const known = { byCode: () => [{ id: 102 }] as never[] };
  expect(readPack(read('XY-77'), empty, lines, known, null)).toMatchObject({ line: { key: 2 } });
  expect(readPack(read('XY-77'), empty, lines, nobody, null)).toMatchObject({ type: 'notInOrder' });
  expect(readPack(read('PX000000000'), empty, lines, nobody, null)).toEqual({ type: 'ownLabel' });
  expect(readPack(read('4006381333932'), empty, lines, nobody, null)).toMatchObject({ type: 'invalid' });
  expect(readPack(read('(10)A1'), empty, lines, nobody, null)).toEqual({ type: 'noProduct' });
});

test('every pack that is scanned is in the booking, and a refused booking is corrected under its own key', () => {
  const codes = fc.constantFrom(
    pack(gtins[0], 'A1'),
    pack(gtins[0], 'B2'),
    gtins[1],
    `(01)0${gtins[1]}(10)C`,
  );
  fc.assert(
    fc.property(fc.array(codes, { minLength: 1, maxLength: 30 }), (texts) => {
      const draft = scanAll(texts);
      expect(countUnits(lines, draft.lines)).toBeLessThanOrEqual(texts.length);
      const booking = receiptBooking(order, lines, draft.lines, { scannedAt: 'now', acceptsMore: false });
      const waiting = { ...begin(booking, { key: draft.key, practice: '1' }), place: 1 };
      expect(orderOfBooking(waiting)).toBe(42);
      const again = draftOfBooking(waiting);
      expect(again.key).toBe('the-key');
      expect(receiptBooking(order, lines, again.lines, { scannedAt: 'now', acceptsMore: false })).toEqual(
        booking,
      );
    }),
  );
});

test('what waits to be sent has come already', () => {
  const { lines: drafts } = scanAll([gtins[1], gtins[1]]);
  const booking = receiptBooking(order, lines, drafts, { scannedAt: 'now', acceptsMore: false });
  const waiting = { ...begin(booking, { key: 'one', practice: '1' }), place: 1 };
  expect(toReceiptLines(kept, [9], [waiting]).map(({ missing }) => missing)).toEqual([4, 2]);
  const told = { ...waiting, state: 'booked', settledAt: '2026-11-16T08:00:00.000Z' } as const;
  expect(toReceiptLines(kept, [9], [told]).map(({ missing }) => missing)).toEqual([4, 4]);
});

test('a pack that is scanned before its order is open finds the orders that wait for it', () => {
  const code = { gtin: gtins[0] };
  const other = { ...kept, data: { ...order, id: 43, positions: [position(2, false)] } };
  const find = (
    askedIds: number[],
    bookings: Parameters<typeof toReceiptLines>[2] = [],
    byCode: Catalogue['byCode'] = nobody.byCode,
  ) => waitingOrders(code, askedIds, { orders: [kept, other], bookings, catalogue: { byCode } });
  expect(find([])).toEqual([42]);
  expect(find([42, 99]), 'one that only the server knows').toEqual([42, 99]);
  const ofArticle = () => [{ id: 102 }] as unknown as ReturnType<Catalogue['byCode']>;
  expect(find([], [], ofArticle), 'by a number of the practice’s article').toEqual([42, 43]);
  // The whole order was received on this device, and the booking waits to be sent.
  const drafts = { 1: { delivered: 4, lots: [], wasStorable: true } };
  const received = receiptBooking(order, lines, drafts, { scannedAt: 'now', acceptsMore: false });
  const body = { positions: [{ positionId: 1, lots: [{ quantity: 4 }] }] };
  const waiting = {
    ...begin(received, { key: 'x', practice: '1' }),
    ...{ place: 1, request: { method: 'POST', path: '/pro/receiving/orders/42', body } as const },
  };
  expect(find([42], [waiting])).toEqual([]);
});
