// The orders that would bring the same goods for less, and the one click that lets them wait in the order's place.
import { Textarea } from '@mantine/core';
import { approvalCalls, type CheaperSplit } from '@praxora/contract/purchasing/approvals.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { ordersKey, reorderKey } from '../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

type Application = BodyOf<typeof approvalCalls.applyCheaperSplit>;

interface SplitDialogProps {
  order: Order;
  split: CheaperSplit;
  onClose: () => void;
}

export function SplitDialog({ order, split, onClose }: SplitDialogProps) {
  const { t } = useTranslation('approvals');
  const saving = formatMoney(split.savingCents);
  const apply = useChange({
    call: (body: Application, key) =>
      callApi(approvalCalls.applyCheaperSplit, { params: { orderId: order.id }, body }, key),
    success: (orders) => t('split.done', { number: order.orderNumber, count: orders.length, saving }),
    refetch: [ordersKey, reorderKey],
  });
  const initialValues: Application = {
    revision: split.revision,
    netCents: split.netCents,
    positions: split.orders.flatMap(({ vendorId, positions }) =>
      positions.map(({ positionId }) => ({ positionId, vendorId })),
    ),
    comment: '',
  };
  const form = useContractForm({ schema: bodySchema(approvalCalls.applyCheaperSplit), initialValues });
  return (
    <FormDialog
      title={t('split.title', { number: order.orderNumber })}
      action={t('split.action', { saving })}
      isWide
      onSubmit={form.submit(apply.send)}
      onClose={onClose}
    >
      <p>
        {t('split.text', {
          before: formatMoney(order.netCents),
          total: formatMoney(split.netCents),
          name: order.placedBy,
        })}
      </p>
      {split.orders.map((part) => (
        <SplitPart key={part.vendorId} part={part} order={order} />
      ))}
      <Textarea
        label={t('split.comment', { name: order.placedBy })}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}

function SplitPart({ part, order }: { part: CheaperSplit['orders'][number]; order: Order }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const fees = part.shippingCents + part.surchargeCents;
  return (
    <section className="panel p-12-16" aria-label={part.vendorName}>
      <header className="row gap-10">
        <VendorMonogram name={part.vendorName} hue={part.vendorHue} />
        <b className="rest anywhere">{part.vendorName}</b>
        <b className="px-num nowrap">{formatMoney(part.netCents)}</b>
      </header>
      <ul className="plain-list fz-note mt-8">
        {part.positions.map(({ positionId, netCents }) => {
          const position = order.positions.find(({ id }) => id === positionId);
          return (
            <li key={positionId} className="row gap-10">
              <span className="rest anywhere">
                {t('split.position', {
                  quantity: formatNumber(position?.quantity ?? 0, 0),
                  name: position?.name[language] ?? '',
                })}
              </span>
              <span className="px-num nowrap">{formatMoney(netCents)}</span>
            </li>
          );
        })}
        <li className="row gap-10 quiet">
          <span className="rest">{fees > 0 ? t('split.fees') : t('split.noFees')}</span>
          {fees > 0 && <span className="px-num nowrap">{formatMoney(fees)}</span>}
        </li>
      </ul>
    </section>
  );
}
