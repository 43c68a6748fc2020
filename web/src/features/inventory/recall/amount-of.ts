// What went out of an entry in one way, without what was taken back.
import type { Movement } from '@praxora/contract/inventory/stock';

export const sumAmount = (movements: readonly Movement[], of: Movement['kind']): number =>
  movements
    .filter(({ kind, isReversed }) => kind === of && !isReversed)
    .reduce((sum, { amount }) => sum - amount, 0);
