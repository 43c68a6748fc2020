// What an article's stock means, measured by its thresholds in the counting unit; 0 means a threshold is not set.

export type StockStatus = 'minimumStock' | 'reOrderPoint' | 'inStock' | 'hidden';

export interface Thresholds {
  readonly minimumStock: number;
  readonly warningStock: number;
}

/** `isWatched`: kept in inventory and notifications on; what is not watched, or has no threshold, shows no status. */
export function stockStatus(stock: number, thresholds: Thresholds, isWatched: boolean): StockStatus {
  const { minimumStock, warningStock } = thresholds;
  if (!isWatched || (minimumStock <= 0 && warningStock <= 0)) return 'hidden';
  if (minimumStock > 0 && stock <= minimumStock) return 'minimumStock';
  if (warningStock > 0 && stock <= warningStock) return 'reOrderPoint';
  return 'inStock';
}
