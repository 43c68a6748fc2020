// Receipts and returns so far, each with a link to its document.
import { UnstyledButton } from '@mantine/core';
import type { Order, Receipt } from '@praxora/contract/purchasing/order';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canTakeBack, LazyTakeBackDialog, putAwayBooked } from '../../../../domain/purchasing/index.ts';
import { formatDateTime, formatNumber } from '../../../../lib/format.ts';
import { usePermission } from '../../../../lib/session/permissions.ts';
import { orderedUnits } from './actions.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import classes from './Receipts.module.css';

const unitsOf = ({ lines }: Receipt): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Something of it was not taken back. */
const hasCome = ({ kind, lines }: Receipt): boolean =>
  kind === 'receipt' && lines.some(({ isTakenBack }) => !isTakenBack);

export function Receipts({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'receiving']);
  const [opened, setOpened] = useState<Receipt | null>(null);
  const [dialogOf, setDialogOf] = useState<Receipt | null>(null);
  const deliveries = order.receipts.filter(hasCome).length;
  const title = order.state === 'partially-received' ? 'receipts.partial' : 'receipts.whole';
  const total = formatNumber(orderedUnits(order), 0);
  const text = (receipt: Receipt) => {
    const units = unitsOf(receipt);
    const facts = { date: formatDateTime(receipt.bookedAt), name: receipt.bookedBy };
    if (receipt.kind === 'return') return t('receipts.returned', { ...facts, count: units });
    if (receipt.kind === 'reversal') return t('receipts.takenBack', { ...facts, count: units });
    return t('receipts.booked', { ...facts, units: formatNumber(units, 0), total });
  };
  const mayBook = usePermission('bookStock');
  return (
    <section
      className={`${classes.receipts} bg-sunken bdrs-10 flex fz-row gap-10 p-11-14`}
      aria-label={t('receipts.label')}
    >
      <IconHistory size={18} stroke={1.6} aria-hidden />
      <div className="rest">
        <p className="fw-560">{deliveries === 0 ? t('receipts.none') : t(title, { count: deliveries })}</p>
        <ul className={`${classes.list} plain-list`}>
          {order.receipts.map((receipt) => (
            <li
              className="row spread gap-12 items-baseline"
              key={receipt.id}
              data-gone={(receipt.kind === 'receipt' && !hasCome(receipt)) || undefined}
            >
              <span className={`${classes.text} quiet flex-1 tabular anywhere`}>{text(receipt)}</span>
              {mayBook && canTakeBack(receipt) && (
                <UnstyledButton
                  className="c-primary flex-none fz-note fw-560 mih-24 hover-td-underline phone-thumb"
                  aria-label={t('receiving:takeBack.of', { date: formatDateTime(receipt.bookedAt) })}
                  onClick={() => setDialogOf(receipt)}
                >
                  {t('receiving:takeBack.label')}
                </UnstyledButton>
              )}
              <UnstyledButton
                className="c-primary flex-none fz-note fw-560 mih-24 hover-td-underline phone-miw-thumb phone-thumb"
                aria-label={t('receipts.openOf', { date: formatDateTime(receipt.bookedAt) })}
                onClick={() => setOpened(receipt)}
              >
                {t('receipts.open')}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {dialogOf && (
        <LazyTakeBackDialog
          receiptId={dialogOf.id}
          onClose={() => setDialogOf(null)}
          onDone={putAwayBooked}
        />
      )}
      {opened && <ReceiptDialog order={order} receipt={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
