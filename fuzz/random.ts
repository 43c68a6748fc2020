// Choices with weights over the repeatable chance of the demo data.
import { createRandom, type Random } from '../server/seed/random.ts';

export type { Random };

/** Random source for one request: the same for the same seed and number, independent of other requests. */
export const randomFor = (seed: number, number: number | string): Random =>
  createRandom(String(seed), String(number));

/** A random value, each chosen in proportion to its weight. */
export function weighted<T>(random: Random, choices: readonly (readonly [weight: number, value: T])[]): T {
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Nothing to choose from');
}
