// Conditions for accepting an article, and the messages for the operator about the others.
import { hundredths, one, readDecimal } from '@praxora/rules/shared/exact-decimal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RawArticle } from '../../../vendors/index.ts';
import { anArticle } from '../testing/articles.ts';
import { checkArticle } from './article.ts';
import { Categories } from './categories.ts';
import type { VatClass } from './prices.ts';
import { unitsBySpelling } from './units.ts';

const tables = {
  units: unitsBySpelling([
    { id: 1, name_de: 'Stück', name_en: 'piece' },
    { id: 2, name_de: 'Packung', name_en: 'pack' },
    { id: 3, name_de: 'Box', name_en: 'box' },
    { id: 4, name_de: 'Flasche', name_en: 'bottle' },
    { id: 99, name_de: 'Fass', name_en: 'barrel' },
  ]),
  vatClasses: new Map<number, VatClass>([
    [1900, 'fullTax'],
    [700, 'reducedTax'],
  ]),
};
const check = (wish: Parameters<typeof anArticle>[0]) => checkArticle(anArticle(wish), tables);
const price = (amount: string, from = '', more: Partial<RawArticle['prices'][number]> = {}) => ({
  amount,
  from,
  factor: '',
  currency: 'EUR',
  tax: '',
  ...more,
});

test.each([
  ['missing supplier article id', { orderNumber: ' ' }],
  ['missing name', { name: { de: '', en: '' } }],
  ['wrong check digit in the GTIN 4006381333932', { gtin: '4006381333932' }],
  ['"40063" is no GTIN', { gtin: '40063' }],
  ['wrong check digit in the PZN 91000018', { pzn: '91000018' }],
  ['unknown unit "XYZ"', { orderUnit: 'XYZ' }],
  ['unknown unit "QQ"', { contentUnit: 'QQ' }],
  ['the packing quantity "1.5" is no whole number', { contentUnit: 'PCE', contentCount: '1.5' }],
  ['no price', { prices: [] }],
  ['no price', { price: '' }],
  ['negative price', { price: '-3.50' }],
  ['the price is less than a cent', { price: '0.004' }],
  ['"12,x" is no price, or could be read in two ways', { price: '12,x', decimalComma: true }],
  ['"1.234" is no price, or could be read in two ways', { price: '1.234', decimalComma: true }],
  ['the price is absurdly high', { price: '10000001' }],
  ['the price is in CHF, not in EUR', { prices: [price('1', '', { currency: 'CHF' })] }],
  ['the price rises from quantity 10 on', { prices: [price('1'), price('2', '10')] }],
  ['two prices from quantity 5 on', { prices: [price('3'), price('2', '5'), price('1', '5')] }],
  ['the lower bound "2.5" of a price is no whole number', { prices: [price('3', '2.5')] }],
  ['unknown tax rate "0.42"', { prices: [price('3', '', { tax: '0.42' })] }],
  ['the minimum order quantity "1.5" is no whole number', { minimumQuantity: '1.5' }],
  ['the quantity interval "x" is no whole number', { orderStep: 'x' }],
  ['missing name; no price', { name: { de: '', en: '' }, prices: [] }],
])('rejected: %s', (reason, wish) => {
  expect(check(wish)).toEqual({ line: 1, orderNumber: 'orderNumber' in wish ? '' : 'A-1', reason });
});

test('an article as the database wants it', () => {
  const article = check({
    orderNumber: ' A  1 ',
    name: { de: '', en: 'Mirror' },
    description: { de: 'Aus <b>Stahl</b>,<br/>rostfrei.\u0000', en: '' },
    gtin: '0 400638 133393 1',
    pzn: 'PZN-91000017',
    orderUnit: 'Pckg.',
  });
  expect(article).toMatchObject({ reason: 'unknown unit "Pckg."' });
  expect(
    check({
      orderNumber: ' A  1 ',
      name: { de: '', en: 'Mirror' },
      description: { de: 'Aus <b>Stahl</b>,<br/>rostfrei &lt; 3%.', en: '' },
      gtin: '0 400638 133393 1',
      pzn: 'PZN-91000017',
      orderUnit: 'Pkg.',
      contentUnit: 'c62',
      contentCount: '10.000',
      keywords: ['Stahl', 'Mundspiegel', 'Mundspiegel'],
      prices: [price('12.345', '5', { tax: '0.07' }), price('11', '20')],
      priceQuantity: '10',
      orderStep: '5',
      deliveryDays: '3',
    }),
  ).toEqual({
    line: 1,
    orderNumber: 'A 1',
    family: '',
    variant: '',
    slug: 'mirror',
    name: { de: 'Mirror', en: 'Mirror' },
    description: {
      de: 'Aus Stahl,\nrostfrei &lt; 3%.\nStichwörter: Mundspiegel',
      en: 'Aus Stahl,\nrostfrei &lt; 3%.\nKeywords: Mundspiegel',
    },
    manufacturer: '',
    manufacturerNumber: '',
    gtin: '4006381333931',
    pzn: '91000017',
    pack: { unitId: 2, contentUnitId: 1, size: 10, text: { de: '10 Stück', en: '10 pieces' } },
    tiers: [
      { from: 1, cents: 123 },
      { from: 20, cents: 110 },
    ],
    priceQuantity: '10',
    minimumQuantity: 5,
    // The price starts at five, the article itself has no minimum.
    orderMinimum: 1,
    orderStep: 5,
    vatClass: 'reducedTax',
    deliveryDays: 3,
  });
});

test.each([
  ['PCE', '', '', { unitId: 1, contentUnitId: 1, size: 1, text: { de: '', en: '' } }],
  ['', '', '', { unitId: 1, contentUnitId: 1, size: 1, text: { de: '', en: '' } }],
  ['Fass', '', '', { unitId: 99, contentUnitId: 99, size: 1, text: { de: '', en: '' } }],
  [
    'BX',
    'ST',
    '100',
    { unitId: 3, contentUnitId: 1, size: 100, text: { de: '100 Stück', en: '100 pieces' } },
  ],
  ['BX', '', '100', { unitId: 3, contentUnitId: 1, size: 100, text: { de: '100 Stück', en: '100 pieces' } }],
  ['BO', 'LTR', '2.50', { unitId: 4, contentUnitId: 4, size: 1, text: { de: '2,5 l', en: '2.5 l' } }],
])('a pack of %s with %s and %s', (orderUnit, contentUnit, contentCount, pack) => {
  expect(check({ orderUnit, contentUnit, contentCount })).toMatchObject({ pack });
});

test.each([
  ['1234.5', 123_450],
  ['1234,5', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567,8', 123_456_780],
  ["1'234.50", 123_450],
  ['0,125', 13],
  ['1234,567', 123_457],
  ['1.234', null],
  ['1,234', null],
  ['1.23,4.5', null],
  ['12 Euro', null],
  ['', null],
  ['9'.repeat(30), null],
])('%j is %j cents where both marks are used', (text, cents) => {
  const number = readDecimal(text, true);
  expect(number && hundredths(number, one, one)).toBe(cents);
});

test('any amount of cents is read exactly, with either mark and with thousands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
      const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const german = plain.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');
      for (const [text, comma] of [
        [plain, false],
        [plain, true],
        [plain.replace('.', ','), true],
        [german, true],
      ] as const) {
        const number = readDecimal(text, comma);
        expect(number && hundredths(number, one, one)).toBe(cents);
      }
    }),
  );
});

test('groups are found by name, by a name above, and told apart by what is above', () => {
  const row = (id: number, name_de: string, name_en: string, top_de: string) => ({
    id,
    slug: `${top_de}-${name_de}`,
    name_de,
    name_en,
    top_slug: top_de,
    top_de,
    top_en: top_de,
  });
  const rows = [
    row(1, 'Bürsten & Kelche', 'Brushes & cups', 'Prophylaxe'),
    row(2, 'Handinstrumente', 'Hand files', 'Endodontie'),
    row(3, 'Handinstrumente', 'Hand instruments', 'Büro'),
  ];
  const categories = new Categories(rows);
  const groups = new Map([
    ['root', { name: 'Katalog', parentId: '0' }],
    ['brushes', { name: 'BÜRSTEN und Kelche', parentId: 'root' }],
    ['spelled', { name: 'Buersten/Kelche', parentId: 'root' }],
    ['deeper', { name: 'Weich', parentId: 'brushes' }],
    ['endo', { name: 'Endodontie', parentId: 'root' }],
    ['endo hand', { name: 'Handinstrumente', parentId: 'endo' }],
    ['hand', { name: 'Handinstrumente', parentId: 'root' }],
    ['english', { name: 'hand files', parentId: 'root' }],
    ['circle', { name: 'Kreis', parentId: 'circle' }],
  ]);
  const found = (id: string) => categories.find(id, groups);
  expect(['brushes', 'spelled', 'deeper', 'endo hand', 'english'].map(found)).toEqual([1, 1, 1, 2, 2]);
  // One stands in several places.
  expect(['hand', 'circle', 'endo', 'undescribed'].map(found)).toEqual([null, null, null, null]);
  const mapped = new Categories(
    rows,
    new Map([
      ['hand', 3],
      ['root', 1],
      ['undescribed', 2],
    ]),
  );
  // The nearest group decides, and its mapping before its name.
  expect(['hand', 'endo hand', 'endo', 'undescribed', 'nobody'].map((id) => mapped.find(id, groups))).toEqual(
    [3, 2, 1, 2, null],
  );
});
