// Status of an article's stock, measured by its thresholds in the counting unit.

export type StockStatus = 'minimumStock' | 'reOrderPoint' | 'inStock' | 'hidden';

export interface Thresholds {
  /** Always set: 0 is reached when nothing is left. */
  readonly minimumStock: number;
  /** 0: not set. */
  readonly warningStock: number;
}

/** `isWatched`: kept in inventory and notifications on; what is not watched shows no status. */
export function stockStatus(stock: number, thresholds: Thresholds, isWatched: boolean): StockStatus {
  const { minimumStock, warningStock } = thresholds;
  if (!isWatched) return 'hidden';
  if (stock <= minimumStock) return 'minimumStock';
  if (warningStock > 0 && stock <= warningStock) return 'reOrderPoint';
  return 'inStock';
}
