// Blocked stock belongs to the practice, but it is not available: it covers no need.

export const blockReasons = ['recall', 'damaged', 'quarantine'] as const;
export type BlockReason = (typeof blockReasons)[number];

/** What thresholds, re-order and every "at hand" go by. */
export const availableStock = (stock: number, blockedStock: number): number => stock - blockedStock;

/** The entries that may be used. */
export const availableEntries = <Entry extends { readonly block: object | null }>(
  entries: readonly Entry[],
): Entry[] => entries.filter(({ block }) => block === null);
