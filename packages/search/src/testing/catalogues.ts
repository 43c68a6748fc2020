// For tests: random small catalogues, queries and views, made of few words so that much meets.
import fc from 'fast-check';
import type { PracticeView, ProductDocument } from '../index/document.ts';

const words = [
  ...[
    'Handschuhe',
    'Handschuh',
    'Nitril',
    'Nitrilhandschuhe',
    'Latex',
    'Latexhandschuhe',
    'puderfrei',
    'blau',
  ],
  ...[
    'Hände',
    'Haende',
    'Desinfektion',
    'Händedesinfektion',
    'Flächendesinfektion',
    'Fläche',
    'Kanüle',
    'Kanülen',
  ],
  ...[
    'Kanülenhalter',
    'Halter',
    'steril',
    'OP-Maske',
    'Maske',
    'Masken',
    'Größe',
    'weiß',
    'Weise',
    'Spritze',
  ],
  ...['A2', '25mm', '0.5', 'gloves', 'mask', 'Composite', 'Komposit', 'Bohrer', 'H-Feile', 'ISO', '015'],
];
const numbers = ['AB-12.345', 'AB12346', '77 88 99', '4012345678901', 'X/12-3', '12345', 'ab 12 345'];
const makers = ['Acme', 'Bolt & Söhne', 'Dentalis', ''];
const tops = ['Einweg', 'Hygiene'];
const subs = ['Schutz', 'Kanülen', 'Flächen'];
export const vendorNames = ['Depotia', 'Marktmed', 'Linea', 'Havelmed'];

const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
const phrase = (most: number) =>
  fc.array(some(words), { minLength: 1, maxLength: most }).map((list) => list.join(' '));

const offer = fc.record({
  vendor: fc.nat(vendorNames.length - 1).map((id) => ({ id: id + 10, name: vendorNames[id] ?? '' })),
  priceCents: fc.integer({ min: 1, max: 60 }).map((n) => n * 35),
  discountable: fc.boolean(),
  inStock: fc.boolean(),
});

const category = fc
  .tuple(some(tops), fc.option(some(subs)))
  .map(([lvl0, sub]) => (sub === null ? { lvl0 } : { lvl0, lvl1: `${lvl0} > ${sub}` }));

export const arbitraryProduct = (objectID: string): fc.Arbitrary<ProductDocument> =>
  fc.record({
    objectID: fc.constant(objectID),
    titel: phrase(5),
    titelEn: fc.oneof(fc.constant(''), phrase(2)),
    hersteller: some(makers),
    nummern: fc.uniqueArray(some(numbers), { maxLength: 2 }),
    kategorien: category,
    kategorienEn: fc.array(some(['Gloves', 'Hygiene'])),
    text: fc.oneof(fc.constant(''), phrase(3)),
    packung: fc.record({
      de: some(['100 Stk', '5 l']),
      en: some(['100 pcs', '5 l']),
      size: some([1, 10, 100]),
      pieceDe: fc.constant('Stk'),
      pieceEn: fc.constant('pc'),
    }),
    gefahrgut: fc.boolean(),
    groesse: some(['', '', 'S', 'M', '7,5']),
    familie: some(['', '', 'one', 'two', 'three']),
    popularity: fc.nat(5),
    url: fc.constant(`/p/${objectID}`),
    bild: some(['a.svg', 'b.svg']),
    offers: fc.uniqueArray(offer, { maxLength: 4, selector: ({ vendor }) => vendor.id }),
  });

export const catalogue = fc
  .integer({ min: 1, max: 30 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, i) => arbitraryProduct(`p${i}`))));

/** A word as it is, cut short, or with a letter wrong, missing, doubled or swapped. */
const typed = fc
  .tuple(fc.oneof(some(words), some(words), some(numbers)), fc.nat(6), fc.nat(20), some([...'aeinst']))
  .map(([word, change, place, letter]) => {
    const at = place % word.length;
    if (change === 1) return word.slice(0, Math.max(1, at));
    if (change === 2) return word.slice(0, at) + word.slice(at + 1);
    if (change === 3) return word.slice(0, at) + letter + word.slice(at);
    if (change === 4) return word.slice(0, at) + letter + word.slice(at + 1);
    if (change === 5 && at > 0) {
      return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    }
    return word;
  });

export const query = fc.array(typed, { maxLength: 3 }).map((list) => list.join(' '));

/** Vendor 99 is one of the practice's own. Own prices of hidden vendors are left out by whoever asks. */
export const view: fc.Arbitrary<PracticeView> = fc
  .record({
    hiddenVendorIds: fc.oneof(
      fc.constant<number[]>([]),
      fc.uniqueArray(some([10, 11, 12, 13]), { maxLength: 3 }),
    ),
    discounts: fc
      .array(fc.tuple(some([10, 11, 12, 13]), some([5, 10, 12.5, 20])), { maxLength: 2 })
      .map((entries) => new Map(entries)),
    ownPrices: fc
      .array(
        fc.tuple(
          fc.integer({ min: 0, max: 12 }).map((i) => `p${i}`),
          fc.array(
            fc.record({ vendorId: some([10, 11, 12, 13, 99]), cents: fc.integer({ min: 1, max: 9000 }) }),
            { minLength: 1, maxLength: 3 },
          ),
        ),
        {
          maxLength: 4,
        },
      )
      .map((entries) => new Map(entries)),
  })
  .map((drawn) => ({
    ...drawn,
    ownPrices: new Map(
      [...drawn.ownPrices].map(([id, prices]) => [
        id,
        prices.filter(({ vendorId }) => !drawn.hiddenVendorIds.includes(vendorId)),
      ]),
    ),
  }));

const chosen = (values: readonly string[]) => fc.uniqueArray(some(values), { minLength: 1, maxLength: 2 });

export const refinements = fc.record(
  {
    lieferanten: chosen(vendorNames),
    hersteller: chosen(['Acme', 'Bolt & Söhne', 'Dentalis', 'Nobody']),
    groesse: chosen(['S', 'M', 'XXL']),
    'hierarchicalCategories.lvl0': chosen(tops),
    'hierarchicalCategories.lvl1': chosen(['Einweg > Schutz', 'Hygiene > Flächen', 'Hygiene > Kanülen']),
  },
  { requiredKeys: [] },
);

export const synonyms = [
  ['Maske', 'Mundschutz'],
  ['Komposit', 'Composite', 'Füllung weiß'],
  ['gloves', 'Handschuhe'],
];
