// Asks before an order is cancelled, or closed although something is missing.
import { Textarea } from '@mantine/core';
import type { Order } from '@praxora/contract/orders/order';
import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { missingUnits } from './actions.ts';
import { useTellChanged } from './useOrderChange.tsx';

const texts = {
  cancel: {
    title: 'cancel.title',
    text: 'cancel.text',
    comment: 'cancel.comment',
    keep: 'cancel.keep',
    action: 'cancel.action',
    done: 'cancel.done',
    call: orderCalls.cancelOrder,
  },
  close: {
    title: 'close.title',
    text: 'close.text',
    comment: 'close.comment',
    keep: 'close.keep',
    action: 'close.action',
    done: 'close.done',
    call: orderCalls.closeOrder,
  },
} as const;

interface EndDialogProps {
  order: Order;
  how: keyof typeof texts;
  onClose: () => void;
}

export function EndDialog({ order, how, onClose }: EndDialogProps) {
  const { t } = useTranslation('orders');
  const tellChanged = useTellChanged();
  const [comment, setComment] = useState('');
  const { call, ...keys } = texts[how];
  const number = order.orderNumber;

  async function submit(): Promise<boolean> {
    const changed = await callApi(call, { params: { orderId: order.id }, body: { comment } });
    await tellChanged(changed, t(keys.done, { number }));
    return true;
  }

  return (
    <FormDialog
      title={t(keys.title, { number })}
      action={t(keys.action)}
      dismiss={t(keys.keep)}
      isDangerous={how === 'cancel'}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(keys.text, { count: missingUnits(order), vendor: order.vendor.name })}</p>
      <Textarea
        label={t(keys.comment)}
        rows={3}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
