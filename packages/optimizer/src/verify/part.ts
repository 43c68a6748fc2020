// A part of all answers: the offers and vendor levels it may use, and what every answer in it costs at least.
import { leastCover, type Thing } from './cover.ts';
import type { Question } from './question.ts';

export class Part {
  constructor(
    private readonly question: Question,
    /** For each available position, the vendors it may be bought from. */
    readonly sellers: readonly Set<number>[],
    /** For each vendor, the levels it may be in; -1 is closed. */
    readonly levels: readonly Set<number>[],
  ) {}

  static whole(question: Question): Part {
    return new Part(
      question,
      question.cents.map((offers) => new Set(offers.keys())),
      question.levels.map((levels) => new Set([-1, ...levels.keys()])),
    );
  }

  copy(): Part {
    return new Part(
      this.question,
      this.sellers.map((some) => new Set(some)),
      this.levels.map((some) => new Set(some)),
    );
  }

  /** Draws the plain conclusions. False when no answer is left. */
  conclude(): boolean {
    for (const [vendor, levels] of this.levels.entries()) {
      const canOpen = [...levels].some((level) => level >= 0);
      const sells = canOpen && this.sellers.some((some) => some.has(vendor));
      if (!canOpen) for (const some of this.sellers) some.delete(vendor);
      if (!sells) for (const level of [...levels]) if (level >= 0) levels.delete(level);
    }
    for (const some of this.sellers) {
      const [only] = some;
      if (only === undefined) return false;
      if (some.size === 1) this.levels[only]?.delete(-1);
    }
    return this.levels.every((levels) => levels.size > 0);
  }

  /** The answer, when there is only one. */
  only(): number[] | null {
    if (this.sellers.some((some) => some.size !== 1)) return null;
    return this.sellers.map((some) => [...some][0] as number);
  }

  /**
   * One more than the largest weight below `weight` that an answer of the part can have: packages and moved positions
   * have a range in it, and between whole cents there is nothing else.
   */
  betterThan(weight: number): number {
    const { perCent, perPackage } = this.question;
    const open = this.levels.filter((levels) => [...levels].some((level) => level >= 0)).length;
    const most = Math.min(open, this.sellers.length);
    const fewest = this.levels.filter((levels) => !levels.has(-1)).length;
    let largest = 0;
    let least = 0;
    for (const [position, some] of this.sellers.entries()) {
      const moved = [...some].map((vendor) => (this.question.weight[position]?.get(vendor) ?? 0) % perCent);
      largest += Math.max(...moved);
      least += Math.min(...moved);
    }
    const cents = Math.floor(weight / perCent);
    for (const whole of [cents, cents - 1])
      for (let packages = most; packages >= fewest; packages--) {
        const start = whole * perCent + packages * perPackage;
        if (start + least < weight) return Math.min(start + largest + 1, weight);
      }
    return weight;
  }

  bound(prices: readonly number[]): number {
    let total = 0;
    for (const price of prices) total += price;
    for (const vendor of this.levels.keys()) total += this.vendorLeast(vendor, prices);
    return total;
  }

  /**
   * The least a vendor adds at these prices over its levels, or at one level. A position can be made to be bought
   * there, or not to be.
   */
  vendorLeast(vendor: number, prices: readonly number[], rule: VendorRule = {}): number {
    const things: Thing[] = [];
    let base = 0;
    let goods = 0;
    let bought = 0;
    for (const [position, some] of this.sellers.entries()) {
      if (!some.has(vendor) || position === rule.without) continue;
      const value = this.question.cents[position]?.get(vendor) ?? 0;
      const cost = (this.question.weight[position]?.get(vendor) ?? 0) - (prices[position] ?? 0);
      if (cost < 0 || position === rule.buys) {
        base += cost;
        goods += value;
        bought++;
      } else things.push({ cost, value });
    }
    let least = Number.POSITIVE_INFINITY;
    for (const level of this.levels[vendor] ?? []) {
      if (rule.level !== undefined && rule.level !== level) continue;
      if (level < 0) {
        if (rule.buys === undefined) least = Math.min(least, 0);
        continue;
      }
      const state = this.question.levels[vendor]?.[level];
      if (!state) continue;
      const one = bought > 0 ? 0 : Math.min(...things.map(({ cost }) => cost));
      const cover = state.threshold > goods ? leastCover(things, state.threshold - goods) : one;
      least = Math.min(least, state.fee + base + cover);
    }
    return least;
  }
}

export interface VendorRule {
  readonly level?: number;
  readonly buys?: number;
  readonly without?: number;
}
