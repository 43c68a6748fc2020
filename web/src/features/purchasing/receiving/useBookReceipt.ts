// Books a receipt: checked here first, asked about when more came than was ordered, and sent so that it is booked once.
import type { Order } from '@praxora/contract/purchasing/order';
import { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { labelsKey, stockKeys, useLeadToLabels } from '../../../domain/inventory/index.ts';
import {
  announceBooked,
  keepOrder,
  ordersKey,
  refusedAt,
  tooMany,
  toReceived,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import type { ReceiptDraft } from './draft-store.ts';
import { noneReceived, showFirstProblem } from './failures.ts';
import type { ShownLine } from './order-lines.ts';
import { useExpiredQuestion } from './useExpiredQuestion.tsx';
import type { Lines } from './useLines.ts';
import type { StoredDraft } from './useStoredDraft.ts';

interface Receipt {
  readonly body: Omit<BodyOf<typeof receivingCalls.bookReceipt>, 'note'>;
}

export interface Booking {
  readonly isBusy: boolean;
  /** Problem of the receipt as a whole. */
  readonly failure: unknown;
  /** More of these came than was ordered: is that right? */
  readonly asking: readonly ShownLine[];
  /** Expired goods are about to be booked in: is that right? */
  readonly expiredQuestion: ReactNode;
  readonly book: () => void;
  /** Yes, more came. */
  readonly acceptMore: () => Promise<boolean>;
  readonly stopAsking: () => void;
  readonly forget: () => void;
}

export function useBookReceipt(
  order: Order,
  lines: readonly ShownLine[],
  stored: StoredDraft<ReceiptDraft>,
  api: Lines,
): Booking {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const leadToLabels = useLeadToLabels();
  const booking = useChange({
    call: ({ body }: Receipt) =>
      callApi(receivingCalls.bookReceipt, { params: { orderId: order.id }, body }, stored.keyOf(body)),
    after: ({ order: received, receiptId, labels }) => {
      stored.clear();
      announceBooked({ orderId: order.id, receiptId, labels });
      leadToLabels(order.id);
      return received === null ? undefined : keepOrder(queryClient, received);
    },
    refetch: [ordersKey, labelsKey, ...stockKeys],
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [asking, setAsking] = useState<readonly ShownLine[]>([]);
  const expired = useExpiredQuestion(lines);
  const { draft } = stored;

  /** Shows the server's refusals at their lines; all typed values remain. */
  function refuse(error: unknown, sent: ReturnType<typeof toReceived>) {
    const atLines = error instanceof ApiError ? refusedAt(error.fields, sent) : {};
    const hasLines = Object.keys(atLines).length > 0;
    if (hasLines) api.refuse(atLines);
    setFailure(hasLines ? null : error);
    if (hasLines) showFirstProblem();
    // Another user booked first: the data shown are outdated and may disappear in a moment.
    if (error instanceof ApiError && error.code === 'ORDER_STATE') notify.error(errorText(error));
  }

  async function send(acceptsMore: boolean): Promise<void> {
    const received = toReceived(lines, draft.lines);
    const body: Receipt['body'] = {
      deliveryNote: draft.deliveryNote.trim(),
      ...(draft.happenedOn === null ? {} : { happenedOn: draft.happenedOn }),
      acceptsMore,
      positions: received.map(({ key, lots }) => ({ positionId: key, lots })),
    };
    try {
      await booking.send({ body });
    } catch (error) {
      refuse(error, received);
      // A colleague booked meanwhile: what was enough is too much now.
      if (error instanceof ApiError && error.code === 'MORE_THAN_ORDERED') {
        const named = String(error.params.positions ?? '').split(',');
        setAsking(lines.filter(({ key }) => named.includes(String(key))));
        setFailure(null);
      }
    }
  }

  function book() {
    setFailure(null);
    if (toReceived(lines, draft.lines).length === 0) {
      setFailure(noneReceived);
      return;
    }
    if (Object.keys(api.check()).length > 0) {
      showFirstProblem();
      return;
    }
    expired.ask(draft.lines, () => {
      const more = tooMany(lines, draft.lines);
      if (more.length > 0) setAsking(lines.filter(({ key }) => more.some((one) => one.key === key)));
      else void send(false);
    });
  }

  return {
    isBusy: booking.isBusy,
    failure,
    asking,
    expiredQuestion: expired.question,
    book,
    acceptMore: async () => {
      setAsking([]);
      await send(true);
      return true;
    },
    stopAsking: () => setAsking([]),
    forget: () => {
      setFailure(null);
      api.forget();
    },
  };
}
