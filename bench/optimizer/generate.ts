// Seeded carts as a practice might fill them: line values spread widely, prices around a base, fees in steps.
import type { CartOffer, CartProblem, CartVendor } from '../../packages/optimizer/src/problem.ts';

export interface Family {
  readonly name: string;
  readonly positions: number;
  readonly vendors: number;
  /** 1 for ordinary carts; 0.2 brings the vendors' totals near their thresholds, which is the hard kind. */
  readonly lineValue: number;
}

type Random = () => number;

function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));

function normal(random: Random): number {
  let uniform = 0;
  while (uniform === 0) uniform = random();
  return Math.sqrt(-2 * Math.log(uniform)) * Math.cos(2 * Math.PI * random());
}

/** Shipping and surcharge, then shipping, then nothing. */
function vendor(random: Random): CartVendor {
  const shipping = Math.round(between(random, 490, 1290) / 5) * 5;
  const freeFrom = Math.round(between(random, 100, 400) / 10) * 1000;
  const surcharge = Math.round(between(random, 300, 1000) / 50) * 50;
  return {
    feeLevels: [
      { fromCents: 0, feeCents: shipping + surcharge },
      { fromCents: 5000, feeCents: shipping },
      { fromCents: freeFrom, feeCents: 0 },
    ],
  };
}

const quantities = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 5, 5, 5, 10, 10, 10];

function tierFactor(quantity: number): number {
  if (quantity >= 10) return 0.92;
  return quantity >= 5 ? 0.96 : 1;
}

export function generateCart(family: Family, seed: number): CartProblem {
  const { positions, vendors: vendorCount, lineValue } = family;
  const random = seededRandom(seed * 7919 + positions * 131 + vendorCount);
  const indices = Array.from({ length: vendorCount }, (_, index) => index);
  const size = indices.map(() => Math.exp(0.6 * normal(random)));
  const discount = indices.map(() => (random() < 0.2 ? between(random, 0.02, 0.05) : 0));
  const vendors = indices.map(() => vendor(random));

  const offersOf = (): CartOffer[] => {
    const base = Math.min(400, Math.max(0.8, Math.exp(Math.log(15) + 0.9 * normal(random))));
    const quantity = quantities[whole(random, 0, 19)] ?? 1;
    const count = Math.min(vendorCount, whole(random, 3, Math.min(15, vendorCount)));
    // Larger vendors offer more: weighted drawing without putting back.
    const drawn = indices
      .map((index) => ({ index, key: -Math.log(1 - random()) / (size[index] ?? 1) }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count);
    return drawn.map(({ index }) => {
      let price = base * (1 + between(random, -0.15, 0.15));
      if (random() < 0.3) price *= tierFactor(quantity);
      const bought = random() < 0.03 ? Math.max(quantity, whole(random, 2, 5)) : quantity;
      price *= 1 - (discount[index] ?? 0);
      const cents = Math.max(1, Math.round(price * 100)) * bought;
      return { vendor: index, cents: Math.max(1, Math.round(cents * lineValue)) };
    });
  };
  return { vendors, positions: Array.from({ length: positions }, () => ({ offers: offersOf() })) };
}
