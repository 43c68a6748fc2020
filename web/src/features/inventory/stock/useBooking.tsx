// Books, tells what happened with a way back, and has everything that shows stock fetched anew.
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/booking-keys.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

/** Takes a booking back; the user is told either way. */
export function useUndo(): (bookingId: string) => Promise<void> {
  const { t } = useTranslation('article');
  const queryClient = useQueryClient();
  const keyOf = useBookingKey();
  return async (bookingId) => {
    try {
      await callApi(stockCalls.undoBooking, { params: { bookingId } }, keyOf(bookingId));
      notify.success(t('stock.undone'));
    } catch (error) {
      notify.error(<ApiErrorMessage error={error} />);
    }
    await invalidateInventory(queryClient);
  };
}

/** After a booking went well. */
export function useTellBooked(): (text: string, bookingId: string) => Promise<void> {
  const { t } = useTranslation('article');
  const queryClient = useQueryClient();
  const undo = useUndo();
  return (text, bookingId) => {
    notify.success(text, { action: { label: t('stock.undo'), onClick: () => void undo(bookingId) } });
    return invalidateInventory(queryClient);
  };
}
