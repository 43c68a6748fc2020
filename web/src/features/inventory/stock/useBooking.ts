// Books stock: told with a way back, and everything that shows stock is fetched anew.
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { Change } from '../../../ui/change/change.ts';
import { type Changing, useChange } from '../../../ui/change/useChange.ts';

/** Takes a booking back. */
export function useUndo() {
  const { t } = useTranslation('article');
  return useChange({
    call: (bookingId: string, key) => callApi(stockCalls.undoBooking, { params: { bookingId } }, key),
    success: () => t('stock.undone'),
    refetch: stockKeys,
  });
}

/** The text says what was booked. */
export function useBooking<Input, Answer extends { readonly bookingId: string }>(
  call: Change<Input, Answer>['call'],
  textOf: (input: Input) => string,
  more: Pick<Change<Input, Answer>, 'isPart'> = {},
): Changing<Input, Answer> {
  const { t } = useTranslation('article');
  const undo = useUndo();
  return useChange<Input, Answer>({
    ...more,
    call,
    success: ({ bookingId }, input) => ({
      text: textOf(input),
      undo: { place: 'inventory', label: t('stock.undo'), onClick: () => void undo.run(bookingId) },
    }),
    refetch: stockKeys,
  });
}
