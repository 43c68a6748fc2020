import type { DataOf } from '@praxora/contract/call';
import type { inventoryVersionCalls } from '@praxora/contract/reports/inventory-versions.calls';
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';

export type InventoryReport = DataOf<typeof stockReportCalls.inventory>;
export type Readiness = DataOf<typeof inventoryVersionCalls.inventoryReadiness>;
