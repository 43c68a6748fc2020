import { describe, expect, it } from 'vitest';
import { type IndexedProduct, toProductHit } from '../../../lib/marketplace/product-hit.ts';
import { findFamily, findVariant, toPreferredVariant } from './family.ts';
import { markedTitle, otherMatchedNumber, piecePriceCents, productTitle } from './product-hit.ts';

const indexed: IndexedProduct = {
  objectID: '17',
  titel: 'Nitrilhandschuhe blau',
  titelEn: 'Nitrile gloves blue',
  url: '/inventory/product/17',
  preis: 5.45,
  bild: 'einweg',
  hersteller: 'Sanaris',
  nummern: ['SN-20451', '4012345678901'],
};

const hitOf = (changes: Partial<IndexedProduct>) => toProductHit({ ...indexed, ...changes });
const hit = toProductHit(indexed);

describe('a product hit', () => {
  it('leads to its product', () => {
    const idAt = (url: string) => hitOf({ url }).productId;
    expect(hit.productId).toBe(17);
    expect(idAt('https://shop.example/inventory/product/9?x=1')).toBe(9);
    expect(idAt('/inventory/product/none')).toBeNull();
    expect(idAt('')).toBeNull();
  });

  it('has a price for one piece where a pack holds several', () => {
    expect(piecePriceCents({ priceCents: 545, packSize: 100 })).toBe(5.45);
    expect(piecePriceCents({ priceCents: 545, packSize: 1 })).toBeNull();
    expect(piecePriceCents({ priceCents: 545 })).toBeNull();
    expect(piecePriceCents({ priceCents: null, packSize: 100 })).toBeNull();
  });

  it('has its title in the language, German where there is no other', () => {
    expect(productTitle(hit, 'de')).toBe('Nitrilhandschuhe blau');
    expect(productTitle(hit, 'en')).toBe('Nitrile gloves blue');
    const german = { ...hit, titleEn: undefined };
    expect(productTitle(german, 'en')).toBe('Nitrilhandschuhe blau');
  });

  it('shows the highlights of the title that is shown', () => {
    const marked = hitOf({ _highlightResult: { titel: { value: 'a' }, titelEn: { value: 'b' } } });
    expect(markedTitle(marked, 'de')).toBe('a');
    expect(markedTitle(marked, 'en')).toBe('b');
    expect(markedTitle(hit, 'en')).toBe('Nitrile gloves blue');
  });

  it('has a price in cents, or none', () => {
    expect(hit.priceCents).toBe(545);
    expect(hitOf({ preis: 1.005 }).priceCents).toBe(100);
    expect(hitOf({ preis: null }).priceCents).toBeNull();
  });

  it('tells which other number was found', () => {
    const none = { value: 'SN-20451', matchLevel: 'none' as const };
    const full = { value: '<4012345678901>', matchLevel: 'full' as const };
    expect(otherMatchedNumber(hit)).toBeNull();
    expect(otherMatchedNumber({ ...hit, marked: { numbers: [none, full] } })).toBe(full.value);
    expect(otherMatchedNumber({ ...hit, marked: { numbers: [full, full] } })).toBeNull();
  });
});

describe('a card of several variants', () => {
  const variant = (objectID: string, titel: string, preis: number | null) => ({
    objectID,
    titel,
    titelEn: titel.replace('Handschuhe', 'Gloves'),
    url: `/inventory/product/${objectID}`,
    nummer: `N-${objectID}`,
    preis,
    angebote: 2,
    packung: { de: '100 Stk', en: '100 pcs' },
    packungsgroesse: 100,
    inhaltseinheit: { de: 'Stk', en: 'pc' },
  });
  const card = hitOf({
    objectID: '2',
    titel: 'Softa Handschuhe M',
    _highlightResult: { titel: { value: '<Softa> Handschuhe <M>' } },
    varianten: [variant('1', 'Softa Handschuhe S', 4), variant('2', 'Softa Handschuhe M', 5)],
    packung: { de: '100 Stk', en: '100 pcs' },
    gemerkteVarianten: ['1'],
  });

  it('is called what they have in common, with its highlights', () => {
    expect(findFamily(card, 'de')).toMatchObject({
      name: 'Softa Handschuhe',
      marked: '<Softa> Handschuhe',
      choice: { axes: [{ kind: 'size', values: ['S', 'M'] }] },
    });
    expect(findFamily(hit, 'de')).toBeUndefined();
  });

  it('shows the one that is chosen, itself where none is or it is gone', () => {
    expect(findVariant(card, '1')).toMatchObject({
      productId: 1,
      priceCents: 400,
      numbers: ['N-1'],
      isWatched: true,
      picture: card.picture,
      pack: { de: '100 Stk' },
    });
    expect(findVariant(card, '2')).toMatchObject({ productId: 17, priceCents: 545, marked: card.marked });
    expect(findVariant(card, undefined)).toBe(card);
    expect(findVariant(card, '99')).toBe(card);
  });

  const own = (objectID: string, more: object) => ({
    objectID,
    bestand: null,
    gekauft: null,
    artikel: null,
    ...more,
  });
  const artinova = (more: Partial<IndexedProduct> = {}) =>
    hitOf({
      objectID: '1',
      titel: 'Artinova 1:200.000',
      titelEn: 'Artinova 1:200.000',
      _highlightResult: { titel: { value: '<Artinova> 1:200.000' } },
      varianten: [
        { ...variant('1', 'Artinova 1:200.000', 4), lieferbarBei: 1 },
        { ...variant('2', 'Artinova 1:100.000', 5), lieferbarBei: 2 },
        { ...variant('3', 'Artinova 1:50.000', 6), lieferbarBei: 3 },
      ],
      ...more,
    });
  const bought = {
    gekauft: { am: '2026-05-01T10:00:00.000Z', lieferant: 'Depotia', preis: 5.45, mal: 2, menge: 3 },
  };
  const article = { artikel: { benutztAm: '2026-03-01T10:00:00.000Z' } };

  it('shows the article of the practice first, then what it bought last, then what most have in stock', () => {
    const shown = (more: object, sort?: 'price') => toPreferredVariant(artinova(more), sort).objectID;
    expect(shown({ eigeneVarianten: [own('1', bought), own('2', article)] })).toBe('2');
    expect(shown({ eigeneVarianten: [own('1', bought)], ...bought })).toBe('1');
    expect(shown({ eigeneVarianten: [] })).toBe('3');
    expect(shown({ eigeneVarianten: [] }, 'price'), 'it stands where the cheapest belongs').toBe('1');
    expect(shown({ eigeneVarianten: [own('2', article)] }, 'price')).toBe('1');
  });

  it('shows what the query names, whatever the practice uses', () => {
    const named = artinova({
      varianten: [
        { ...variant('1', 'Artinova 1:200.000', 4), lieferbarBei: 1, passend: true },
        { ...variant('2', 'Artinova 1:100.000', 5), lieferbarBei: 2, passend: false },
      ],
      eigeneVarianten: [own('2', article)],
    });
    expect(toPreferredVariant(named).objectID).toBe('1');
  });

  it('keeps the highlights of the words that the shown variant has, too', () => {
    const shown = toPreferredVariant(artinova({ eigeneVarianten: [own('2', article)] }));
    expect(markedTitle(shown, 'de')).toBe('<Artinova> 1:100.000');
    expect(toPreferredVariant(hit), 'without variants it is itself').toBe(hit);
  });
});
