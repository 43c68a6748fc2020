// A receipt, a return or a reversal as it was booked, to look at and to print.
import { Button, Modal } from '@mantine/core';
import type { Order, Receipt } from '@praxora/contract/purchasing/order';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import classes from './ReceiptDialog.module.css';

interface ReceiptDialogProps {
  order: Order;
  receipt: Receipt;
  onClose: () => void;
}

const kindTexts = {
  receipt: { title: 'receipt.title', on: 'receipt.happenedOn' },
  return: { title: 'receipt.returnTitle', on: 'receipt.returnedOn' },
  reversal: { title: 'receipt.reversalTitle', on: 'receipt.takenBackOn' },
} as const satisfies Record<Receipt['kind'], unknown>;

export function ReceiptDialog({ order, receipt, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation(['orders', 'common']);
  const texts = kindTexts[receipt.kind];
  const date = formatDate(receipt.happenedOn);
  const facts = [
    [t('receipt.vendor'), order.vendor.name],
    [t('receipt.order'), order.orderNumber],
    [t(texts.on), date],
    [
      t('receipt.booked'),
      t('receipt.bookedBy', { date: formatDateTime(receipt.bookedAt), name: receipt.bookedBy }),
    ],
    [t('receipt.deliveryNote'), receipt.deliveryNote],
    [t('receipt.note'), receipt.note],
  ].filter(([, value]) => value !== '');
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t(texts.title, { date })}
      classNames={{
        root: classes.root ?? '',
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        overlay: classes.overlay ?? '',
        close: classes.close ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <dl className="columns gap-10-24 m-0-0-18 phone-one-column">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="quiet fz-caption">{label}</dt>
            <dd className="fz-row m-0 anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Lines receipt={receipt} />
      <div className={`${classes.actions} flex gap-8 justify-end mt-20`}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
    </Modal>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const columns: Column<Receipt['lines'][number]>[] = [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      className: 'fw-560 miw-140',
      cell: ({ name, isTakenBack }) => (
        <>
          {name[language]}
          {isTakenBack && <span className="quiet fz-caption block fw-400">{t('receipt.takenBack')}</span>}
        </>
      ),
    },
    {
      key: 'batch',
      head: t('receipt.batch'),
      className: 'mono fz-fact anywhere',
      cell: ({ batchNumber }) => batchNumber,
    },
    {
      key: 'expiry',
      head: t('receipt.expiry'),
      align: 'digits',
      cell: ({ expirationDate }) => (expirationDate === null ? '' : formatDate(expirationDate)),
    },
    {
      key: 'storage',
      head: t('receipt.storage'),
      cell: ({ storageName }) => storageName ?? t('receipt.notStored'),
    },
    {
      key: 'quantity',
      head: t('receipt.quantity'),
      align: 'figure',
      cell: ({ quantity }) => formatNumber(quantity, 0),
    },
  ];
  return (
    <div className="overflow-x-auto">
      <DataTable
        columns={columns}
        rows={receipt.lines}
        keyOf={({ id }) => id}
        rowProps={({ isTakenBack }) => ({ 'data-gone': isTakenBack || undefined })}
        className={`${classes.table} cell-gap-6 cell-p-9`}
      />
    </div>
  );
}
