// Yes, with a word or without; no, only with one.
import { Textarea } from '@mantine/core';
import { approvalCalls } from '@praxora/contract/approvals/approvals.calls';
import type { Order } from '@praxora/contract/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderChanged } from '../../domain/orders/queries.ts';
import { callApi } from '../../lib/api/api.ts';
import { useBookingKey } from '../../lib/api/booking-keys.ts';
import { formatMoney } from '../../lib/format.ts';
import { fieldError } from '../../lib/forms.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

interface DecisionProps {
  order: Order;
  onClose: () => void;
}

const longestComment = 1000;

export function ApproveDialog({ order, onClose }: DecisionProps) {
  const { t } = useTranslation('approvals');
  const queryClient = useQueryClient();
  const [comment, setComment] = useState('');
  const keyOf = useBookingKey();

  async function submit(): Promise<boolean> {
    const input = { params: { orderId: order.id }, body: { comment } };
    await orderChanged(queryClient, await callApi(approvalCalls.approve, input, keyOf(input)));
    notify.success(t('approve.done', { number: order.orderNumber, vendor: order.vendor.name }));
    return true;
  }

  return (
    <FormDialog
      title={t('approve.title', { number: order.orderNumber })}
      action={t('approve.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('approve.text', { vendor: order.vendor.name, total: formatMoney(order.netCents) })}</p>
      <Textarea
        label={t('approve.comment')}
        autosize
        minRows={2}
        maxLength={longestComment}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

export function RejectDialog({ order, onClose }: DecisionProps) {
  const { t } = useTranslation('approvals');
  const queryClient = useQueryClient();
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const keyOf = useBookingKey();

  async function submit(): Promise<boolean> {
    setTried(true);
    if (comment.trim() === '') return false;
    const input = { params: { orderId: order.id }, body: { comment } };
    await orderChanged(queryClient, await callApi(approvalCalls.reject, input, keyOf(input)));
    notify.success(t('reject.done', { number: order.orderNumber, name: order.placedBy }));
    return true;
  }

  return (
    <FormDialog
      title={t('reject.title', { number: order.orderNumber })}
      action={t('reject.action')}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('reject.text', { name: order.placedBy })}</p>
      <Textarea
        label={t('reject.comment')}
        required
        autosize
        minRows={2}
        maxLength={longestComment}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={isTried && comment.trim() === '' && fieldError('REQUIRED_FIELD')}
      />
    </FormDialog>
  );
}
