// Opens a package of an entry; the notice says until when it may be used, and takes it back.
import { openingCalls } from '@praxora/contract/inventory/opening.calls';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useUndo } from './useBooking.ts';

export function useOpening() {
  const { t } = useTranslation('article');
  const undo = useUndo();
  return useChange({
    call: (stockId: number, key) =>
      callApi(openingCalls.openPackage, { body: { stockId, note: t('table.openedNote') } }, key),
    success: ({ bookingId, expirationDate }) => ({
      text: t('table.opened', { date: formatDate(expirationDate) }),
      undo: { place: 'inventory', label: t('stock.undo'), onClick: () => void undo.run(bookingId) },
    }),
    refetch: stockKeys,
  });
}
