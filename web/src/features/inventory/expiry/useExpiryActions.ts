// What is done with batches that expire: used first, blocked again free, thrown away. Each with its way back where there is one.
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { openingCalls } from '@praxora/contract/inventory/opening.calls';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useBooking } from '../stock/useBooking.ts';

export const listStockIds = (rows: readonly ExpiryRow[]): number[] =>
  rows.flatMap(({ stockIds }) => stockIds);

interface FirstUse {
  readonly stockIds: number[];
  readonly isFirst: boolean;
}

export function useFirstUse() {
  const { t } = useTranslation('inventory');
  return useChange({
    call: (body: FirstUse, key) => callApi(openingCalls.useFirst, { body }, key),
    success: (_, { isFirst }) => (isFirst ? t('expiring.firstDone') : t('expiring.firstEnded')),
    refetch: stockKeys,
  });
}

/** All of the batches by one booking, which can be taken back. It is no use. */
export function useDisposal() {
  const { t } = useTranslation('inventory');
  return useBooking(
    ({ rows, note }: { rows: readonly ExpiryRow[]; note: string }, key) =>
      callApi(stockCalls.writeOff, { body: { stockIds: listStockIds(rows), note } }, key),
    ({ rows }) => t('expiring.disposed', { count: rows.length }),
  );
}
