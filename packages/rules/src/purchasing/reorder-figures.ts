// How many rows of the re-order list are to be ordered and how many are covered: one rule for every page that tells it.

interface FigureRow {
  readonly group: string;
  /** Quantity of the row before an offer raises it. */
  readonly needed: number;
  /** Snoozed or left out. */
  readonly isAside: boolean;
}

interface ReorderFigures {
  /** Rows that order something after what is on its way and in the carts. */
  readonly toOrder: number;
  /** Number of these rows at or below their minimum. */
  readonly belowMinimum: number;
  /** The rest of the list: what is on its way or in a cart is enough. */
  readonly covered: number;
}

export const isToOrder = ({ needed, isAside }: Pick<FigureRow, 'needed' | 'isAside'>): boolean =>
  !isAside && needed > 0;

/** Rows that are snoozed or left out count as neither: they are off the list. */
export function reorderFigures(rows: readonly FigureRow[]): ReorderFigures {
  const toOrder = rows.filter(isToOrder);
  return {
    toOrder: toOrder.length,
    belowMinimum: toOrder.filter(({ group }) => group === 'belowMinimum').length,
    covered: rows.filter((row) => !row.isAside && row.needed === 0).length,
  };
}
