// How much lies around the practice that is measured: the large data set, and what can be held beside it to see how calls grow.

export interface Size {
  readonly name: string;
  readonly practices: number;
  readonly products: number;
  readonly movements: number;
}

/** Products of the demo catalogue from which the others are made. */
export const seedProducts = 3_000;

const sizeOf = (name: string, share: number): Size => ({
  name,
  practices: 2_000 * share,
  products: 300_000 * share,
  movements: 3_000_000 * share,
});

export const large = sizeOf('large', 1);
/** Smallest first. */
export const sizes: readonly Size[] = [sizeOf('hundredth', 0.01), sizeOf('tenth', 0.1), large];
