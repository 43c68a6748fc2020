// How far an entry of the specification is: `built` is checked against the product, `coming` is counted.
export type State = 'built' | 'coming';

/** The part of the product an entry belongs to. */
export type Area =
  | 'account'
  | 'approvals'
  | 'cart'
  | 'catalog'
  | 'cost centers'
  | 'dashboard'
  | 'identity'
  | 'inventory'
  | 'labels'
  | 'optimizer'
  | 'orders'
  | 'platform'
  | 'reorder'
  | 'reports'
  | 'scan'
  | 'search'
  | 'vendors';
