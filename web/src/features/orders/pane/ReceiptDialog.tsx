// A receipt, a return or a reversal as it was booked, to look at and to print.
import { Button, Modal } from '@mantine/core';
import type { Order, Receipt } from '@praxora/contract/orders/order';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
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
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines receipt={receipt} />
      <div className={classes.actions}>
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
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.position')}</th>
            <th scope="col">{t('receipt.batch')}</th>
            <th scope="col">{t('receipt.expiry')}</th>
            <th scope="col">{t('receipt.storage')}</th>
            <th scope="col" data-right>
              {t('receipt.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <tr key={line.id} data-gone={line.isTakenBack || undefined}>
              <th scope="row">
                {line.name[language]}
                {line.isTakenBack && <span className={classes.mark}>{t('receipt.takenBack')}</span>}
              </th>
              <td className={classes.batch}>{line.batchNumber}</td>
              <td className="px-num">
                {line.expirationDate === null ? '' : formatDate(line.expirationDate)}
              </td>
              <td>{line.storageName ?? t('receipt.notStored')}</td>
              <td className="px-num" data-right>
                {formatNumber(line.quantity, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
