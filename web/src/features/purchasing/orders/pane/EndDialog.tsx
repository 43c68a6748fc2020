// Asks before an order is cancelled, or closed although something is missing.
import { Textarea } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useContractForm } from '../../../../lib/forms.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { missingUnits } from './actions.ts';

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
  const { call, ...keys } = texts[how];
  const number = order.orderNumber;
  const end = useOrderChange({
    call: (body: BodyOf<typeof call>) => callApi(call, { params: { orderId: order.id }, body }),
    success: () => t(keys.done, { number }),
  });
  const form = useContractForm({ schema: bodySchema(call), initialValues: { comment: '' } });

  return (
    <FormDialog
      title={t(keys.title, { number })}
      action={t(keys.action)}
      dismiss={t(keys.keep)}
      isDangerous={how === 'cancel'}
      onSubmit={form.submit(end.send)}
      onClose={onClose}
    >
      <p>{t(keys.text, { count: missingUnits(order), vendor: order.vendor.name })}</p>
      <Textarea label={t(keys.comment)} rows={3} maxLength={500} {...form.getInputProps('comment')} />
    </FormDialog>
  );
}
