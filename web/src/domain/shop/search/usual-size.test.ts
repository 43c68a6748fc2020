import { expect, it } from 'vitest';
import { type IndexedProduct, toProductHit } from '../../../lib/marketplace/product-hit.ts';
import { toPreferredVariant } from './family.ts';
import { findUsualSize, sizeIn } from './usual-size.ts';

const gloves = (names: readonly string[], more: Partial<IndexedProduct> = {}) => {
  const varianten = names.map((titel, i) => ({
    objectID: titel,
    titel,
    titelEn: titel,
    nummer: `N-${i}`,
    url: `/inventory/product/${i + 1}`,
    preis: titel.includes('gone') ? null : 5,
    angebote: 1,
    packung: { de: '100 Stk', en: '100 pcs' },
    packungsgroesse: 100,
    inhaltseinheit: { de: 'Stück', en: 'piece' },
    lieferbarBei: names.length - i,
  }));
  const [first] = varianten;
  if (!first) throw new Error('no variant');
  return toProductHit({
    ...first,
    bild: 'handschuhe',
    hersteller: 'Sanaris',
    nummern: [],
    varianten,
    ...more,
  });
};
const bought = (objectID: string, mal: number) => ({
  objectID,
  bestand: null,
  artikel: null,
  gekauft: { am: '2026-05-01T10:00:00.000Z', lieferant: 'Depotia', preis: 5, mal, menge: 3 },
});
const own = gloves(['Nitrila XS', 'Nitrila M', 'Nitrila L'], {
  eigen: true,
  eigeneVarianten: [bought('Nitrila M', 10)],
});
const other = gloves(['Handora pink XS', 'Handora blue M', 'Handora pink M']);

it('is the size bought most, counted over all own products found', () => {
  const latex = gloves(['Latexa L', 'Latexa XS'], {
    eigen: true,
    eigeneVarianten: [bought('Latexa XS', 11)],
  });
  expect(findUsualSize([own, other])).toBe('M');
  expect(findUsualSize([own, latex, other])).toBe('XS');
  expect(findUsualSize([other])).toBeUndefined();
  for (const title of ['Masks Type M8', 'Floss 50 m', 'Disinfectant 5 L', 'Gloves xs'])
    expect(sizeIn({ title }), title).toBeUndefined();
});

it('is shown first by a product that nobody here has bought, otherwise the same', () => {
  expect(toPreferredVariant(other).objectID).toBe('Handora pink XS');
  expect(toPreferredVariant(other, 'relevance', 'M').objectID).toBe('Handora pink M');
  expect(toPreferredVariant(other, 'price', 'M').objectID).toBe('Handora pink XS');
});

it('gives way to an own variant, to the query, and to what is sold', () => {
  expect(toPreferredVariant(own, 'relevance', 'L').objectID).toBe('Nitrila M');
  const named = gloves(['Handora XS', 'Handora M']);
  const asked = { ...named, variants: named.variants.map((one, i) => ({ ...one, isMeant: i === 0 })) };
  expect(toPreferredVariant(asked, 'relevance', 'M').objectID).toBe('Handora XS');
  const gone = gloves(['Vitala gone XS', 'Vitala gone M']);
  expect(toPreferredVariant(gone, 'relevance', 'M').objectID).toBe('Vitala gone XS');
  expect(toPreferredVariant(named, 'relevance', 'XL').objectID).toBe('Handora XS');
});
