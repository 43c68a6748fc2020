import type { NamedPosition } from './useCartActions.ts';

/** A position that is about to go to another vendor or another address. */
export interface Move extends NamedPosition {
  readonly kind: 'vendor' | 'address';
  readonly quantity: number;
  readonly vendorId: number;
  readonly isChecked: boolean;
}
