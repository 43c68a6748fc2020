// The states of an order, by the names that every domain and every report uses.

export const orderStates = [
  'pending-approval',
  'transmitting',
  'ordered',
  'open',
  'partially-received',
  'fully-received',
  'rejected',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Name of the state in reports; null: not an order that was sent to a vendor. */
export type ReportStatus = 'Bestellt' | 'Teilgeliefert' | 'Geliefert';

const reportStatuses: Readonly<Record<OrderState, ReportStatus | null>> = {
  'pending-approval': null,
  transmitting: 'Bestellt',
  ordered: 'Bestellt',
  open: 'Bestellt',
  'partially-received': 'Teilgeliefert',
  'fully-received': 'Geliefert',
  rejected: null,
  cancelled: null,
};
export const toReportStatus = (state: OrderState): ReportStatus | null => reportStatuses[state];
