// Problems from files: the published instances with shared positions and stock, and carts in JSON.
import type { CartProblem } from '../../packages/optimizer/src/problem.ts';
import type { SplitProblem } from './split/split-problem.ts';

export type Instance =
  | { readonly kind: 'cart'; readonly problem: CartProblem }
  | { readonly kind: 'split'; readonly problem: SplitProblem };

export function readInstance(text: string): Instance {
  return text.trimStart().startsWith('{') ? readCart(text) : readShops(text);
}

function readCart(text: string): Instance {
  const problem: unknown = JSON.parse(text);
  if (!isCart(problem)) throw new Error('a cart has lists "vendors" and "positions"');
  return { kind: 'cart', problem };
}

function isCart(value: unknown): value is CartProblem {
  if (typeof value !== 'object' || value === null) return false;
  const { vendors, positions } = value as Partial<CartProblem>;
  return (
    Array.isArray(vendors) &&
    Array.isArray(positions) &&
    vendors.every(({ feeLevels }) => Array.isArray(feeLevels)) &&
    positions.every(({ offers }) => Array.isArray(offers))
  );
}

/** Sections under `#` headings: counts; products; stores; prices and availability, a row per store. Euros become cents. */
function readShops(text: string): Instance {
  const sections: number[][][] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#')) sections.push([]);
    else if (line.trim() !== '')
      sections.at(-1)?.push(
        line
          .split(',')
          .filter((field) => field.trim() !== '')
          .map(Number),
      );
  }
  const [counts, products, stores, prices, stocks] = sections;
  const [productCount, storeCount] = counts?.[0] ?? [];
  if (!products || !stores || !prices || !stocks)
    throw new Error('five sections under # headings are expected');
  if (products.length !== productCount || stores.length !== storeCount || prices.length !== storeCount)
    throw new Error('the counts in the first section do not fit the rest');
  const cents = (euros: number | undefined) => Math.round((euros ?? 0) * 100);
  return {
    kind: 'split',
    problem: {
      vendors: stores.map(([, fee]) => ({ feeLevels: [{ fromCents: 0, feeCents: cents(fee) }] })),
      positions: products.map(([, quantity], product) => ({
        quantity: quantity ?? 0,
        // A price of 0 means that the store does not offer the product.
        offers: prices.flatMap((row, vendor) => {
          const stock = stocks[vendor]?.[product] ?? 0;
          const unitCents = cents(row[product]);
          return unitCents > 0 && stock > 0 ? [{ vendor, unitCents, stock }] : [];
        }),
      })),
    },
  };
}
