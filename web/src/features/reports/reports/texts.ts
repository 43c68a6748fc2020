import type { ReportName } from './kinds.ts';

export const reportTexts = {
  'orders-by-vendor': 'routes:reportOrdersByVendor',
  'orders-by-article': 'routes:reportOrdersByArticle',
  consumption: 'routes:reportConsumption',
  'stock-movements': 'routes:reportStockMovements',
  inventory: 'routes:reportInventory',
} as const satisfies Record<ReportName, string>;
