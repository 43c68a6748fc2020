// The way from an entry without a price to one with it: reversed and booked anew for the same days.
import { UnstyledButton } from '@mantine/core';
import { inventoryVersionCalls } from '@praxora/contract/reports/inventory-versions.calls';
import type { InventoryRow } from '@praxora/contract/reports/stock-reports';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { stockKeys } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useContractForm } from '../../../../lib/forms.tsx';
import { useChange } from '../../../../ui/change/useChange.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { reportsKey } from '../reports.queries.ts';

const mostEuros = 1_000_000;
const schema = z.object({ euros: z.number().min(0).max(mostEuros) });

export function AddPrice({ row }: { row: InventoryRow }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        className="fz-note fw-560 mih-24 c-warn td-underline"
        aria-label={t('addPrice.of', { name: row.name })}
        onClick={() => setOpen(true)}
      >
        {t('addPrice.button')}
      </UnstyledButton>
      {isOpen && <AddPriceDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddPriceDialog({ row, onClose }: { row: InventoryRow; onClose: () => void }) {
  const { t } = useTranslation(['reports', 'units']);
  const { amountText } = useUnitTexts();
  const add = useChange({
    call: (orderUnitPriceCents: number, key) =>
      callApi(
        inventoryVersionCalls.addPrices,
        { body: { prices: [{ stockId: row.stockId, orderUnitPriceCents }] } },
        key,
      ),
    success: () => t('addPrice.done', { name: row.name }),
    refetch: [...stockKeys, reportsKey],
  });
  const form = useContractForm({ schema, initialValues: { euros: null as NumberEntry } });
  const facts = [row.storage, row.batchNumber, row.expirationDate && formatDate(row.expirationDate)];
  return (
    <FormDialog
      title={t('addPrice.title', { name: row.name })}
      action={t('addPrice.save')}
      onSubmit={form.submit(({ euros }) => add.send(Math.round(euros * 100)))}
      onClose={onClose}
    >
      <p className="quiet fz-note">
        {amountText(row.quantity, row.unit)}, {facts.filter((fact) => fact).join(' · ')}
      </p>
      <NumberField
        label={t('addPrice.price', { content: amountText(row.unitsPerOrderUnit, row.unit) })}
        description={t('addPrice.help')}
        decimals={2}
        least={0}
        most={mostEuros}
        data-autofocus
        {...form.field('euros')}
      />
    </FormDialog>
  );
}
