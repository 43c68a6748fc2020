// Judges one article: either everything the database needs, or every reason why not.

import { readDecimal, toWhole } from '@praxora/rules/shared/exact-decimal';
import { toSlug } from '@praxora/rules/shared/slug';
import { type ProductFamily, toProductFamily } from '@praxora/rules/shop/product-family';
import type { RawArticle, Texts } from '../../../vendors/index.ts';
import { readGtin, readPzn } from './codes.ts';
import {
  largestQuantity,
  readPriceQuantity,
  readTiers,
  readVatClass,
  type Tier,
  type VatClass,
  type VatClasses,
} from './prices.ts';
import { plainText, singleLine } from './text.ts';
import { type Pack, readPack, type Units } from './units.ts';

export interface Article extends ProductFamily {
  readonly line: number;
  readonly orderNumber: string;
  readonly slug: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly manufacturer: string;
  readonly manufacturerNumber: string;
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly pack: Pack;
  readonly tiers: readonly Tier[];
  /** How many units a price of the file is for. */
  readonly priceQuantity: string;
  readonly minimumQuantity: number;
  /** Minimum given in the file, before the first price raises it. */
  readonly orderMinimum: number;
  readonly orderStep: number;
  readonly vatClass: VatClass | null;
  readonly deliveryDays: number | null;
}

export interface CheckTables {
  readonly units: Units;
  readonly vatClasses: VatClasses;
}

export interface Rejection {
  readonly line: number;
  readonly orderNumber: string;
  readonly reason: string;
}

const longest = { orderNumber: 100, name: 500, description: 64_000, manufacturer: 200, keywords: 2000 };

export function checkArticle(raw: RawArticle, tables: CheckTables): Article | Rejection {
  const problems: string[] = [...raw.problems];
  const report = (problem: string): void => {
    problems.push(problem);
  };
  const orderNumber = singleLine(raw.orderNumber);
  if (orderNumber === '') report('missing supplier article id');
  if (orderNumber.length > longest.orderNumber) report('the supplier article id is too long');
  const name = both({ de: singleLine(raw.name.de), en: singleLine(raw.name.en) });
  if (name.de === '') report('missing name');
  if (Math.max(name.de.length, name.en.length) > longest.name) report('the name is too long');
  const gtin = codeOf(readGtin(raw.gtin), report);
  const pzn = codeOf(readPzn(raw.pzn), report);
  const pack = readPack(raw, tables.units);
  if ('problem' in pack) report(pack.problem);
  const tiers = readTiers(raw, report);
  const minimum = quantityOf(raw, 'minimumQuantity', 'minimum order quantity', report);
  const orderStep = quantityOf(raw, 'orderStep', 'quantity interval', report);
  const vatClass = readVatClass(raw, tables.vatClasses, report);
  const description = describe(raw, name);
  if (Math.max(description.de.length, description.en.length) > longest.description) {
    report('the description is too long');
  }
  const [manufacturer, manufacturerNumber] = [
    singleLine(raw.manufacturer),
    singleLine(raw.manufacturerNumber),
  ];
  if (Math.max(manufacturer.length, manufacturerNumber.length) > longest.manufacturer) {
    report('manufacturer or its article id is too long');
  }
  const [first] = tiers;
  if (problems.length > 0 || 'problem' in pack || first === undefined) {
    return { line: raw.line, orderNumber: orderNumber.slice(0, 100), reason: problems.join('; ') };
  }
  return {
    line: raw.line,
    orderNumber,
    slug: toSlug(name.de).slice(0, 120) || 'product',
    name,
    description,
    manufacturer,
    manufacturerNumber,
    gtin,
    pzn,
    pack,
    ...toProductFamily({ name: name.de, manufacturer, features: raw.features ?? [] }),
    ...offered(tiers, first, minimum),
    priceQuantity: readPriceQuantity(raw),
    orderMinimum: minimum,
    orderStep,
    vatClass,
    deliveryDays: daysOf(raw),
  };
}

/**
 * Price tiers of an article. No quantity below the first bound can be ordered, so the first price may as well start at
 * 1.
 */
export const offered = (
  tiers: readonly Tier[],
  first: Tier,
  minimum: number,
): Pick<Article, 'tiers' | 'minimumQuantity'> => ({
  tiers: [{ from: 1, cents: first.cents }, ...tiers.slice(1)],
  minimumQuantity: Math.max(minimum, first.from),
});

/** A text in one language only is used for both. */
const both = ({ de, en }: Texts): Texts => ({ de: de || en, en: en || de });

function codeOf(
  read: { readonly code: string | null } | { readonly problem: string },
  report: (problem: string) => void,
): string | null {
  if ('code' in read) return read.code;
  report(read.problem);
  return null;
}

function quantityOf(
  raw: RawArticle,
  field: 'minimumQuantity' | 'orderStep',
  words: string,
  report: (problem: string) => void,
): number {
  if (raw[field] === '') return 1;
  const number = readDecimal(raw[field], raw.decimalComma);
  const quantity = number && toWhole(number, largestQuantity);
  if (quantity === null) report(`the ${words} "${raw[field]}" is no whole number`);
  return Math.max(1, quantity ?? 1);
}

/** Vendors write all kinds of things here; only days are of use, and nothing is lost without them. */
const daysOf = ({ deliveryDays }: RawArticle): number | null =>
  /^\d{1,3}$/.test(deliveryDays) ? Number(deliveryDays) : null;

/** Keywords end the description: there the search finds them. */
function describe(raw: RawArticle, name: Texts): Texts {
  const text = both({ de: plainText(raw.description.de), en: plainText(raw.description.en) });
  const withKeywords = (language: keyof Texts, label: string): string => {
    const known = `${name[language]} ${text[language]}`.toLowerCase();
    const words = new Set(raw.keywords.map(singleLine));
    const more = [...words].filter((word) => word !== '' && !known.includes(word.toLowerCase())).join(', ');
    const line = more === '' ? '' : `${label}: ${more.slice(0, longest.keywords)}`;
    return [text[language], line].filter((part) => part !== '').join('\n');
  };
  return { de: withKeywords('de', 'Stichwörter'), en: withKeywords('en', 'Keywords') };
}
