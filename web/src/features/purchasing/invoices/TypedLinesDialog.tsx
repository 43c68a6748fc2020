// The lines of a plain PDF or a picture, typed from what is read there. Rows left empty do not count.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { TypedLineRow } from './TypedLineRow.tsx';
import { emptyRow, sumNet, type TypedRow, toLines, toRows } from './typed-lines.ts';

interface TypedLinesDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

const mostLines = 300;

export function TypedLinesDialog({ invoice, onClose }: TypedLinesDialogProps) {
  const { t } = useTranslation('invoices');
  const [rows, setRows] = useState<readonly TypedRow[]>(() => {
    const before = toRows(invoice);
    return [...before, emptyRow(before.length)];
  });
  const [isChecked, setChecked] = useState(false);
  const saving = useChange<NonNullable<ReturnType<typeof toLines>>, InvoiceDetail>({
    call: (lines, key) =>
      callApi(invoiceCalls.typeInvoiceLines, { params: { invoiceId: invoice.id }, body: { lines } }, key),
    success: () => t('typedLines.done'),
    refetch: [invoicesKey],
  });
  const change = (key: number, changed: Partial<TypedRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const add = () =>
    setRows((before) => [...before, emptyRow(Math.max(-1, ...before.map(({ key }) => key)) + 1)]);

  async function save() {
    const lines = toLines(rows);
    setChecked(true);
    if (lines === null) return;
    await saving.send(lines);
    onClose();
  }

  return (
    <FormDialog
      title={t('typedLines.title', { number: invoice.number })}
      action={t('typedLines.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="mb-12">{t('typedLines.text')}</p>
      <ol className="column gap-10 plain-list">
        {rows.map((row, index) => (
          <TypedLineRow
            key={row.key}
            row={row}
            place={index + 1}
            isChecked={isChecked}
            onChange={(changed) => change(row.key, changed)}
            onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <div className="wrap gap-8 items-center spread mt-10">
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= mostLines}
          onClick={add}
        >
          {t('typedLines.add')}
        </Button>
        <output className="quiet fz-note">
          {t('typedLines.sum', { net: formatMoney(sumNet(rows)), gross: formatMoney(invoice.grossCents) })}
        </output>
      </div>
    </FormDialog>
  );
}
