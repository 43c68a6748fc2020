import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AssortmentProduct,
  assortmentKinds,
  filterAssortment,
  isOfKind,
  sortAssortment,
} from './assortment.ts';

const today = '2026-11-18';
let count = 0;
const product = (fields: Partial<AssortmentProduct>): AssortmentProduct => ({
  productId: ++count,
  name: { de: 'Nitrilhandschuh blau', en: 'Nitrile glove blue' },
  searchTexts: ['Sanaris GmbH', 'SN-20451'],
  categoryId: 1,
  isInInventory: false,
  isWatched: false,
  timesBought: 0,
  last: null,
  ...fields,
});
const boughtOn = (day: string, vendorId = 7, isFavourite = false) => ({
  last: { at: new Date(`${day}T10:00:00Z`), day, vendorId, isFavourite },
});

test('not bought for six months is counted by the calendar, and so is what was never bought', () => {
  expect(isOfKind(product(boughtOn('2026-05-17')), 'notBought', today)).toBe(true);
  expect(isOfKind(product(boughtOn('2026-05-18')), 'notBought', today)).toBe(false);
  expect(isOfKind(product({}), 'notBought', today)).toBe(true);
});

test('favourites are what was bought last from a favourite vendor', () => {
  expect(isOfKind(product(boughtOn('2026-05-17', 7, true)), 'favourites', today)).toBe(true);
  expect(isOfKind(product(boughtOn('2026-05-17')), 'favourites', today)).toBe(false);
});

test.each(['nitril', 'GLOVE blue', 'sn20451', 'sanaris handschuh', '', '  '])(
  '"%s" finds the glove',
  (search) => {
    const all = [product({})];
    expect(filterAssortment(all, { kind: 'all', search, categoryId: null, vendorId: null }, today)).toEqual(
      all,
    );
  },
);

test.each(['latex', 'nitril latex', "%_'"])('"%s" does not find it', (search) => {
  const filter = { kind: 'all', search, categoryId: null, vendorId: null } as const;
  expect(filterAssortment([product({})], filter, today)).toEqual([]);
});

test('names sort by language and number, purchases from the newest, never bought last', () => {
  const b10 = product({ name: { de: 'Bohrer 10', en: 'A bur' }, ...boughtOn('2026-01-01'), timesBought: 2 });
  const b9 = product({ name: { de: 'Bohrer 9', en: 'Z bur' }, timesBought: 2 });
  const a = product({ name: { de: 'Ätzgel', en: 'Etching gel' }, ...boughtOn('2026-02-01') });
  const ids = (list: readonly AssortmentProduct[]) => list.map(({ productId }) => productId);
  const all = [b10, b9, a];
  expect(ids(sortAssortment(all, 'name', 'de'))).toEqual(ids([a, b9, b10]));
  expect(ids(sortAssortment(all, 'name', 'en'))).toEqual(ids([b10, a, b9]));
  expect(ids(sortAssortment(all, 'lastBought', 'de'))).toEqual(ids([a, b10, b9]));
  expect(ids(sortAssortment(all, 'timesBought', 'de'))).toEqual(ids([b10, b9, a]));
});

test('every filter is a part of the whole, and filters narrow each other', () => {
  const products = fc.array(
    fc
      .record({
        categoryId: fc.option(fc.integer({ min: 1, max: 3 })),
        isWatched: fc.boolean(),
        isInInventory: fc.boolean(),
        month: fc.option(fc.integer({ min: 1, max: 9 })),
        vendorId: fc.integer({ min: 1, max: 3 }),
        isFavourite: fc.boolean(),
      })
      .map(({ month, vendorId, isFavourite, ...rest }) =>
        product({ ...rest, ...(month === null ? {} : boughtOn(`2026-0${month}-15`, vendorId, isFavourite)) }),
      ),
  );
  const kinds = fc.constantFrom(...assortmentKinds);
  fc.assert(
    fc.property(products, kinds, fc.option(fc.integer({ min: 1, max: 3 })), (all, kind, vendorId) => {
      const filter = { search: '', categoryId: null };
      const both = filterAssortment(all, { ...filter, kind, vendorId }, today);
      const ofKind = filterAssortment(all, { ...filter, kind, vendorId: null }, today);
      const ofVendor = filterAssortment(all, { ...filter, kind: 'all', vendorId }, today);
      expect(both).toEqual(ofKind.filter((one) => ofVendor.includes(one)));
    }),
  );
});
