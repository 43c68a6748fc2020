import { type OrderState, type ReportStatus, toReportStatus } from '@praxora/rules/shared/order-state';

/** Report status of an order that counts in reports; throws for any other state. */
export function requireReportStatus(state: OrderState): ReportStatus {
  const status = toReportStatus(state);
  if (status === null) throw new Error(`An order in the state ${state} is in no report`);
  return status;
}
