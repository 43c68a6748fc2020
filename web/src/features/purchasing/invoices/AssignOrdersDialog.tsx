import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoicesKey, useOrders } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface ChosenOrder {
  readonly id: number;
  readonly vendorId: number;
}

const shown = 12;
const typingMs = 250;

/** Orders of one vendor: choosing one of another vendor begins anew. */
export function AssignOrdersDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), typingMs);
  const { data } = useOrders({ pageSize: shown, ...(words === '' ? {} : { search: words }) });
  const { vendorId } = invoice;
  const [chosen, setChosen] = useState<readonly ChosenOrder[]>(
    vendorId === null ? [] : invoice.orders.map(({ id }) => ({ id, vendorId })),
  );
  const assignment = useChange<readonly ChosenOrder[], InvoiceDetail>({
    call: (orders, key) => {
      const body = { vendorId: orders[0]?.vendorId ?? vendorId ?? 0, orderIds: orders.map(({ id }) => id) };
      return callApi(invoiceCalls.assignInvoice, { params: { invoiceId: invoice.id }, body }, key);
    },
    success: () => t('assign.done'),
    refetch: [invoicesKey],
  });

  function toggle(order: ChosenOrder) {
    const others = chosen.filter((other) => other.id !== order.id && other.vendorId === order.vendorId);
    setChosen(chosen.some(({ id }) => id === order.id) ? others : [...others, order]);
  }

  return (
    <FormDialog
      title={t('assign.title', { number: invoice.number })}
      action={t('assign.save')}
      onSubmit={async () => (chosen.length === 0 && vendorId === null ? false : assignment.send(chosen))}
      onClose={onClose}
    >
      <TextInput
        type="search"
        label={t('assign.search')}
        description={t('assign.text')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Stack gap={10} mah={320} className="overflow-y-auto">
        {data?.items.map((order) => (
          <Checkbox
            key={order.id}
            checked={chosen.some(({ id }) => id === order.id)}
            onChange={() => toggle({ id: order.id, vendorId: order.vendorId })}
            label={`${order.orderNumber} · ${order.vendorName}`}
            description={t('assign.order', {
              day: formatDate(order.placedAt),
              amount: formatMoney(order.grossCents),
            })}
          />
        ))}
        {data?.items.length === 0 && <p className="quiet">{t('assign.none')}</p>}
      </Stack>
    </FormDialog>
  );
}
