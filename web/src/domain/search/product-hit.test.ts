import { describe, expect, it } from 'vitest';
import {
  markedTitleOf,
  otherMatchedNumber,
  type ProductHit,
  piecePriceCentsOf,
  priceCentsOf,
  productIdOf,
  titleOf,
} from './product-hit.ts';

const hit: ProductHit = {
  objectID: '17',
  titel: 'Nitrilhandschuhe blau',
  titelEn: 'Nitrile gloves blue',
  url: '/inventory/product/17',
  preis: 5.45,
  bild: 'einweg',
  hersteller: 'Sanaris',
  nummern: ['SN-20451', '4012345678901'],
};

describe('a product hit', () => {
  it('leads to its product', () => {
    expect(productIdOf(hit)).toBe(17);
    expect(productIdOf({ url: 'https://shop.example/inventory/product/9?x=1' })).toBe(9);
    expect(productIdOf({ url: '/inventory/product/none' })).toBeNull();
    expect(productIdOf({ url: '' })).toBeNull();
  });

  it('has a price for one piece where a pack holds several', () => {
    expect(piecePriceCentsOf({ preis: 5.45, packungsgroesse: 100 })).toBe(5.45);
    expect(piecePriceCentsOf({ preis: 5.45, packungsgroesse: 1 })).toBeNull();
    expect(piecePriceCentsOf({ preis: 5.45 })).toBeNull();
    expect(piecePriceCentsOf({ preis: null, packungsgroesse: 100 })).toBeNull();
  });

  it('has its title in the language, German where there is no other', () => {
    expect(titleOf(hit, 'de')).toBe('Nitrilhandschuhe blau');
    expect(titleOf(hit, 'en')).toBe('Nitrile gloves blue');
    const { titelEn: _, ...german } = hit;
    expect(titleOf(german, 'en')).toBe('Nitrilhandschuhe blau');
  });

  it('shows the highlights of the title that is shown', () => {
    const marked = { ...hit, _highlightResult: { titel: { value: 'a' }, titelEn: { value: 'b' } } };
    expect(markedTitleOf(marked, 'de')).toBe('a');
    expect(markedTitleOf(marked, 'en')).toBe('b');
    expect(markedTitleOf(hit, 'en')).toBe('Nitrile gloves blue');
  });

  it('has a price in cents, or none', () => {
    expect(priceCentsOf(hit)).toBe(545);
    expect(priceCentsOf({ preis: 1.005 })).toBe(100);
    expect(priceCentsOf({ preis: null })).toBeNull();
  });

  it('tells which other number was found', () => {
    const none = { value: 'SN-20451', matchLevel: 'none' as const };
    const full = { value: '<4012345678901>', matchLevel: 'full' as const };
    expect(otherMatchedNumber(hit)).toBeNull();
    expect(otherMatchedNumber({ ...hit, _highlightResult: { nummern: [none, full] } })).toBe(full.value);
    expect(otherMatchedNumber({ ...hit, _highlightResult: { nummern: [full, full] } })).toBeNull();
  });
});
