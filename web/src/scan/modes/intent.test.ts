// Meaning of a scan, and the resulting booking.
import { parseScan } from '@praxora/barcode/parse-scan';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import { expect, test } from 'vitest';
import { toCatalogue } from '../catalogue/catalogue.ts';
import { begin, findUndoWay } from '../queue/booking.ts';
import {
  putAside,
  readAnswer,
  removal,
  removalOfUnknownLabel,
  removalToAssign,
  reorder,
} from './bookings.ts';
import { interpretScan } from './intent.ts';

const entry = (stockId: number, batchNumber: string, labelIds: string[] = []): ScannableEntry => ({
  stockId,
  storageId: 1,
  storageName: 'Raum 1',
  batchNumber,
  expirationDate: '2027-01-31',
  amount: 5,
  labelIds,
  blockReason: null,
  openedOn: null,
});
const unit = { id: 1, de: 'Stück', en: 'piece' };
const article = (id: number, more: Partial<ScannableArticle> = {}): ScannableArticle => ({
  id,
  name: `Artikel ${id}`,
  manufacturer: 'Medora',
  manufacturerNumber: `MD-${id}`,
  picture: 'einweg',
  gtin: null,
  pzn: null,
  catalogNumber: '',
  codes: [],
  permanentLabelId: null,
  countingUnit: unit,
  orderUnit: unit,
  unitsPerOrderUnit: 1,
  consumptionPerScan: 2,
  stock: 5,
  isWatched: true,
  minimumStock: 0,
  warningStock: 0,
  idealStock: 1,
  useWithinDays: null,
  asksReference: false,
  entries: [],
  ...more,
});

const label = 'PX000000000';
const gtin = '4006381333931';
const catalogueWith = (...articles: ScannableArticle[]) => toCatalogue({ fetchedAt: 'now', articles });
const read = (text: string) => parseScan(text, { today: '2026-11-16' });
const at = '2026-11-16T08:00:00.000Z';

test.each(['90000966', 'PZN 90000966', 'PZN-90000966', 'PZN90000966'])(
  '%s finds the article by its PZN',
  (text) => {
    const catalogue = catalogueWith(article(1), article(2, { pzn: '90000966' }));
    expect(interpretScan(read(text), catalogue)).toMatchObject({
      type: 'target',
      target: { article: { id: 2 } },
    });
    expect(catalogue.byName(text).map(({ id }) => id)).toEqual([2]);
  },
);

test('a label means its entry, and takes out what a scan stands for', () => {
  const catalogue = catalogueWith(article(1, { entries: [entry(7, '26K114', [label])] }));
  const meaning = interpretScan(read(label), catalogue);
  expect(meaning).toMatchObject({ type: 'target', target: { article: { id: 1 }, entry: { stockId: 7 } } });
  if (meaning.type !== 'target') return;
  const booking = removal(meaning.target, label, at);
  expect(booking.request?.body).toEqual({ labelId: label, scannedAt: at });
  expect(booking.shown).toMatchObject({ name: 'Artikel 1', amount: -2, batchNumber: '26K114' });
});

test('what a removal is for goes along with it, also when it is sent later', () => {
  const implant = article(1, { asksReference: true, entries: [entry(7, '26K114', [label])] });
  const meaning = interpretScan(read(label), catalogueWith(implant));
  if (meaning.type !== 'target') throw new Error('The label has its entry');
  const treatment = { reference: 'P-417', udi: '', serialNumber: 'SN-7' };
  const booking = removal(meaning.target, label, at, { treatment });
  expect(booking.request?.body).toEqual({ labelId: label, scannedAt: at, treatment });
});

test('a label that stays at the shelf means the article: the server takes what expires first', () => {
  const shelf = article(1, { permanentLabelId: label, entries: [entry(7, 'first'), entry(8, 'second')] });
  const meaning = interpretScan(read(label), catalogueWith(shelf));
  expect(meaning).toMatchObject({ type: 'target', target: { entry: null, labelId: label } });
  if (meaning.type === 'target') expect(removal(meaning.target, label, at).shown.batchNumber).toBe('first');
});

test('a label that nobody here knows is sent all the same; a code of no article waits for a person', () => {
  expect(interpretScan(read(label), catalogueWith())).toEqual({ type: 'unknownLabel', labelId: label });
  expect(removalOfUnknownLabel(label, at).request?.body).toEqual({ labelId: label, scannedAt: at });
  expect(interpretScan(read(gtin), catalogueWith())).toEqual({
    ...{ type: 'unknownCode', code: gtin, product: { gtin: gtin.padStart(14, '0') } },
  });
  expect(removalToAssign({ code: gtin }, at)).toMatchObject({
    request: null,
    refusal: { code: 'UNKNOWN_CODE' },
  });
});

test('a code of a pack means its only batch, the batch it names, or asks which', () => {
  const known = article(1, { gtin, entries: [entry(7, 'A1'), entry(8, 'B2')] });
  expect(interpretScan(read(gtin), catalogueWith({ ...known, entries: [entry(7, 'A1')] }))).toMatchObject({
    target: { entry: { stockId: 7 }, labelId: null },
  });
  expect(interpretScan(read(gtin), catalogueWith(known))).toMatchObject({ type: 'batches' });
  const withLot = read(`(01)0${gtin}(10)B2`);
  expect(interpretScan(withLot, catalogueWith(known))).toMatchObject({ target: { entry: { stockId: 8 } } });
  expect(interpretScan(read(gtin), catalogueWith({ ...known, entries: [] }))).toMatchObject({
    target: { entry: null },
  });
  expect(interpretScan(read(gtin), catalogueWith(known, article(2, { gtin })))).toMatchObject({
    type: 'articles',
    articles: [{ id: 1 }, { id: 2 }],
  });
});

test('the manufacturer’s number finds an article however it is written', () => {
  expect(interpretScan(read('md1'), catalogueWith(article(1)))).toMatchObject({
    target: { article: { id: 1 } },
  });
});

test('a broken code books nothing', () => {
  expect(interpretScan(read('4006381333932'), catalogueWith())).toMatchObject({ type: 'invalid' });
});

test('what is ordered or put aside is taken back by its own number', () => {
  const target = { article: article(1), entry: null, labelId: null };
  const kept = (booking: ReturnType<typeof reorder>, key: string) => ({
    ...begin(booking, { key, practice: '1' }),
    place: 1,
  });
  const put = kept(reorder(target, 'x', at), 'put');
  const aside = kept(putAside(target, 'x', at), 'aside');
  expect(readAnswer(put, { putId: 5 }).undo).toMatchObject({ method: 'DELETE', path: '/pro/reorder/put/5' });
  expect(readAnswer(aside, { id: 6 }).undo).toMatchObject({
    method: 'DELETE',
    path: '/pro/basket/position/buffered/6',
  });
  // Sent and not answered: it may be booked, so it is taken back after it.
  const sent = { ...put, state: 'sending', attempts: 1 } as const;
  expect(findUndoWay(sent, [sent])).toBe('reverse');
});
