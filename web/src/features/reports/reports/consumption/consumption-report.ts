import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';

export type ConsumptionReport = DataOf<typeof stockReportCalls.consumption>;
