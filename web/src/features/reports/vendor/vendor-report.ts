import type { DataOf } from '@praxora/contract/call';
import type { orderReportCalls } from '@praxora/contract/reports/reports.calls';

export type VendorReport = DataOf<typeof orderReportCalls.ordersByVendor>;
