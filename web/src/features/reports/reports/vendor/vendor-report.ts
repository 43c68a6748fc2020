import type { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';

export type VendorReport = DataOf<typeof orderReportCalls.ordersByVendor>;
