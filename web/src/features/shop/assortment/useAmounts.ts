// Amounts to be added: the usual ones, until somebody chooses another.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import { useMemo, useState } from 'react';

export interface Amounts {
  readonly of: (item: AssortmentItem) => number;
  readonly choose: (item: AssortmentItem, amount: number) => void;
}

export function useAmounts(): Amounts {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  return useMemo(
    () => ({
      of: ({ id, usualQuantity }) => chosen.get(id) ?? usualQuantity,
      choose: ({ id }, amount) => setChosen((before) => new Map(before).set(id, amount)),
    }),
    [chosen],
  );
}
