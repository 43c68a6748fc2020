import type { inventoryVersionCalls } from '@praxora/contract/reports/inventory-versions.calls';
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';

export type InventoryReport = DataOf<typeof stockReportCalls.inventory>;
export type Readiness = DataOf<typeof inventoryVersionCalls.inventoryReadiness>;
