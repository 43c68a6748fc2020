import type { DataOf } from '@praxora/contract/call';
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';

export type ConsumptionReport = DataOf<typeof stockReportCalls.consumption>;
