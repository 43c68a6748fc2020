import type { PricedLine } from '@praxora/rules/vendors/pricing';

/** Price of one unit after own discount, rounded: for display only, never for calculation. */
export const unitCents = ({ netCents, quantity }: Pick<PricedLine, 'netCents' | 'quantity'>): number =>
  Math.round(netCents / quantity);
