import { describe, expect, it } from 'vitest';
import { assortment } from './assortment/assortment.ts';
import { catalogue, productNamed, seed } from './catalog.fixture.ts';
import { productLines } from './lines.ts';
import { manufacturers } from './manufacturers.ts';
import { parsePack } from './packs.ts';
import { pricedProducts } from './products.ts';
import { families, topCategories } from './taxonomy.ts';

const products = catalogue.map(({ product }) => product);
const distinct = <T>(values: readonly T[]) => new Set(values).size;
const subCategories = topCategories.flatMap((category) => category.subCategories);

describe('categories', () => {
  it('are 15 with 6 below each, in both languages', () => {
    expect(topCategories).toHaveLength(15);
    expect(subCategories).toHaveLength(90);
    expect(topCategories.every((category) => category.subCategories.length === 6)).toBe(true);
    for (const { de, en } of [...topCategories, ...subCategories]) expect(de && en).toBeTruthy();
  });

  it('all have products of several brands and kinds', () => {
    for (const sub of subCategories) {
      const inside = products.filter((product) => product.categoryId === sub.id);
      expect(inside.length, sub.de).toBeGreaterThan(10);
      expect(distinct(inside.map((product) => product.family)), sub.de).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('products', () => {
  it('are as many as asked for, numbered from 1', () => {
    expect(products).toHaveLength(5_000);
    expect(products.every((product, index) => product.id === index + 1)).toBe(true);
  });

  it('fill a shop by default, and a benchmark on demand', () => {
    const count = (wanted: number) => {
      let items = 0;
      for (const line of productLines(seed, wanted)) items += line.items.length;
      return items;
    };
    expect(count(12_000)).toBe(12_000);
    expect(count(30_000)).toBe(30_000);
  });

  it('have names of their own in both languages', () => {
    expect(distinct(products.map((product) => product.slug))).toBe(products.length);
    expect(distinct(products.map((product) => product.name.de))).toBe(products.length);
    expect(distinct(products.map((product) => product.name.en))).toBe(products.length);
  });

  it('have clean texts without placeholders', () => {
    const texts = products.flatMap(({ name, description, packText }) => [
      name.de,
      name.en,
      description.de,
      description.en,
      packText.de,
      packText.en,
    ]);
    const faulty = texts.filter(
      (text) => text === '' || text !== text.trim() || /undefined|null|NaN|[{}[\]|~*=]| {2}|, ,/.test(text),
    );
    expect(faulty).toEqual([]);
  });

  it('keep German words out of the English texts', () => {
    const german = /\b(mit|für|und|Stk|Stück|Packung|Flasche|Spritze|weiß|blau|grün|fein|grob|mittel)\b/i;
    const mixed = products.flatMap(({ name, description }) =>
      [name.en, description.en].filter((text) => german.test(text)),
    );
    expect(mixed).toEqual([]);
  });

  it('have a manufacturer and a number that is its own there', () => {
    expect(manufacturers.length).toBeGreaterThanOrEqual(60);
    expect(distinct(manufacturers.map((manufacturer) => manufacturer.name))).toBe(manufacturers.length);
    expect(distinct(manufacturers.map((manufacturer) => manufacturer.prefix))).toBe(manufacturers.length);
    expect(distinct(products.map((product) => product.manufacturerId))).toBeGreaterThanOrEqual(60);
    expect(distinct(products.map((p) => `${p.manufacturerId} ${p.manufacturerNumber}`))).toBe(
      products.length,
    );
  });

  it('stay the same in a larger catalogue where the taxonomy names them', () => {
    const named = products.filter((product) => product.id <= 400);
    const larger = [];
    for (const { product } of pricedProducts(seed, 20_000)) {
      if (product.id > 400) break;
      larger.push(product);
    }
    expect(larger).toEqual(named);
  });
});

describe('families of the taxonomy', () => {
  it.each(families)('$name is there as described', (family) => {
    const { product, lowestCents, highestCents } = productNamed(family.name);
    const pack = parsePack(`${family.pack}/${family.unit}`);
    const sub = subCategories.find(
      (entry) => entry.de === family.sub_de && entry.category === family.category,
    );
    expect(product.categoryId).toBe(sub?.id);
    expect(product.packText).toEqual(pack.text);
    expect(product.unitId).toBe(pack.unit.id);
    expect([lowestCents, highestCents]).toEqual([family.price_min * 100, family.price_max * 100]);
    expect(product.hasBatch).toBe(family.flags.includes('B'));
    expect(product.hasExpiry).toBe(family.flags.includes('E'));
    expect(product.isDangerousGood).toBe(family.flags.includes('H'));
    expect(product.isMedicine).toBe(family.flags.includes('P'));
  });

  it('are grouped: sizes and packs of one product belong together', () => {
    const medium = productNamed('Nitrila Blau M').product;
    const carton = productNamed('Nitrila Blau M 10x100 Stk').product;
    const small = productNamed('Nitrila Blau S').product;
    expect(carton).toMatchObject({ family: medium.family, variant: medium.variant, packSize: 1000 });
    expect(small).toMatchObject({ family: medium.family, packSize: 100 });
    expect(small.variant).not.toBe(medium.variant);
  });
});

describe('brands', () => {
  it('belong to one category each', () => {
    const home = new Map<string, string>();
    for (const shelf of assortment()) {
      for (const brand of shelf.brands) {
        expect(home.get(brand) ?? shelf.place.category, brand).toBe(shelf.place.category);
        home.set(brand, shelf.place.category);
      }
    }
    expect(home.size).toBeGreaterThan(400);
  });
});
