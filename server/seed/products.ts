// Turns lines into products, one after the other, with ids counted from 1.
import { demoPzn, internalGtin13 } from './codes.ts';
import pictured from './data/article-numbers.json' with { type: 'json' };
import { type Item, type Line, productLines } from './lines.ts';
import { articleNumber } from './manufacturers.ts';
import { createRandom, type Random } from './random.ts';
import { type Bilingual, slugify, words } from './text.ts';

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly manufacturerId: number;
  readonly manufacturerNumber: string;
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly categoryId: number;
  readonly family: string;
  readonly variant: string;
  readonly packSize: number;
  readonly unitId: number;
  readonly contentUnitId: number;
  readonly packText: Bilingual;
  readonly vatClass: 'fullTax' | 'reducedTax';
  readonly hasBatch: boolean;
  readonly hasExpiry: boolean;
  readonly isDangerousGood: boolean;
  readonly isMedicine: boolean;
  readonly picture: string | null;
}

/** Data the offers of a product need beyond the product itself. */
export interface PricedProduct {
  readonly product: Product;
  readonly category: string;
  /** Line and position in it, which some vendors put into their order numbers. */
  readonly line: number;
  readonly position: number;
  /** Its usual price, and the range every offer stays in; cents. */
  readonly usualCents: number;
  readonly lowestCents: number;
  readonly highestCents: number;
}

/** Article numbers that the product's pictures show, by German name. */
const knownNumbers: Record<string, string> = pictured;

const nameOf = (line: Line, { variant, pack, isUsualPack }: Item, language: 'de' | 'en'): string =>
  words(
    line.name[language],
    ...variant.map((value) => value[language]),
    isUsualPack ? '' : pack.label[language],
  );

function describe(line: Line, item: Item, language: 'de' | 'en'): string {
  const phrase = item.pack.phrase[language];
  return phrase === '' ? line.kind.description[language] : `${line.kind.description[language]}, ${phrase}`;
}

/** Medicines have a pharmacy number; of what pharmacies sell besides, some do. */
function pznOf(line: Line, productId: number, random: Random): string | null {
  const isSoldByPharmacies = ['hygiene', 'prophylaxe', 'paro'].includes(line.place.category);
  const chance = line.kind.flags.includes('P') ? 1 : isSoldByPharmacies ? 0.3 : 0;
  return random.chance(chance) ? demoPzn(productId) : null;
}

function productOf(line: Line, item: Item, position: number, id: number, random: Random): Product {
  const name = { de: nameOf(line, item, 'de'), en: nameOf(line, item, 'en') };
  const { flags } = line.kind;
  return {
    id,
    slug: slugify(name.de),
    name,
    description: { de: describe(line, item, 'de'), en: describe(line, item, 'en') },
    manufacturerId: line.manufacturer.id,
    manufacturerNumber: knownNumbers[name.de] ?? articleNumber(line.manufacturer, line.number, position),
    gtin: random.chance(0.96) ? internalGtin13(line.manufacturer.id, id) : null,
    pzn: pznOf(line, id, random),
    categoryId: line.place.id,
    family: slugify(line.name.de),
    variant: slugify(words(...item.variant.map((value) => value.de))),
    packSize: item.pack.size,
    unitId: item.pack.unit.id,
    contentUnitId: item.pack.contentUnit.id,
    packText: item.pack.text,
    vatClass: flags.includes('R') ? 'reducedTax' : 'fullTax',
    hasBatch: flags.includes('B'),
    hasExpiry: flags.includes('E'),
    isDangerousGood: flags.includes('H'),
    isMedicine: flags.includes('P'),
    picture: item.pack.unit.de === 'Kanister' ? 'kanister' : null,
  };
}

/** The larger the pack, the cheaper its content. */
const packFactor = (line: Line, item: Item): number => {
  const usual = line.kind.packs[0]?.amount ?? item.pack.amount;
  return (item.pack.amount / usual) ** 0.94;
};

export function* pricedProducts(seed: string, count: number): Generator<PricedProduct> {
  let id = 0;
  for (const line of productLines(seed, count)) {
    const { low, high } = line.kind.price;
    // Where a line stands between cheap and dear; away from the ends, so that offers can differ.
    const level = createRandom(seed, `level ${line.place.id} ${line.name.de}`).between(0.2, 0.8);
    for (const [position, item] of line.items.entries()) {
      const product = productOf(
        line,
        item,
        position,
        ++id,
        createRandom(seed, `product ${line.name.de} ${position}`),
      );
      const factor =
        item.variant.reduce((total, value) => total * value.factor, packFactor(line, item)) * 100;
      yield {
        product,
        category: line.place.category,
        line: line.number,
        position,
        usualCents: (low + (high - low) * level) * factor,
        lowestCents: Math.ceil(low * factor),
        highestCents: Math.floor(high * factor),
      };
    }
  }
}
