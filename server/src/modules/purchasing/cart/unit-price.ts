import type { PricedLine } from '@praxora/rules/vendors/pricing';

/** One unit with the own discount taken off, rounded: to be shown, never to be reckoned with. */
export const unitCents = ({ netCents, quantity }: Pick<PricedLine, 'netCents' | 'quantity'>): number =>
  Math.round(netCents / quantity);
