// How much to order so that an article reaches its ideal stock.

interface Fillable {
  readonly stock: number;
  /** 0: none is set, and nothing is missing. */
  readonly idealStock: number;
  readonly unitsPerOrderUnit: number;
}

/** Order units that are missing, without those that already lie in the cart; 0: nothing is missing. */
export function missingOrderUnits(
  { stock, idealStock, unitsPerOrderUnit }: Fillable,
  inCart: number,
): number {
  return Math.max(0, Math.ceil((idealStock - stock) / unitsPerOrderUnit) - inCart);
}
