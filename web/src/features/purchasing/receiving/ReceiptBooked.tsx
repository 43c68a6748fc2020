// Result of a booking: the receipt, the order's new state, the labels that are due, and the next steps.
import { Button } from '@mantine/core';
import type { Order, Receipt } from '@praxora/contract/purchasing/order';
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { IconArrowRight, IconCircleCheckFilled, IconPackageImport } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Booked, putAwayBooked, useOrders } from '../../../domain/purchasing/index.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { LabelsDue } from './LabelsDue.tsx';
import classes from './ReceiptBooked.module.css';
import { TakeBack } from './TakeBack.tsx';

export function ReceiptBooked({ order, booked }: { order: Order; booked: Booked }) {
  const { t } = useTranslation('receiving');
  const title = useRef<HTMLHeadingElement>(null);
  const receipt = order.receipts.find(({ id }) => id === booked.receiptId);
  const isOpen = canReceive(order.state);
  const units = receipt?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

  // The button that had the focus is gone; what came of it is read instead.
  useEffect(() => title.current?.focus(), []);

  return (
    <section
      className={`${classes.booked} column gap-14 bg-ok-soft bdrs-panel p-18 phone-p-14`}
      aria-label={t('booked.label')}
    >
      <div className="flex gap-12">
        <IconCircleCheckFilled className="c-ok flex-none" size={22} aria-hidden />
        <div>
          <h3 ref={title} tabIndex={-1} className={`${classes.title} fz-field`}>
            {isOpen ? t('booked.part') : t('booked.whole')}
          </h3>
          <p className="quiet mt-2 pretty">
            {isOpen ? t('booked.partText', { count: units }) : t('booked.wholeText', { count: units })}
          </p>
        </div>
      </div>
      {receipt && <BookedLines receipt={receipt} />}
      <LabelsDue labels={booked.labels} to={pathTo('orderLabels', { orderId: order.id })} />
      <div className={`${classes.actions} wrap gap-8 justify-end`}>
        <TakeBack receiptId={booked.receiptId} onDone={putAwayBooked} />
        <Button
          variant="default"
          leftSection={isOpen && <IconPackageImport size={17} stroke={1.7} aria-hidden />}
          onClick={putAwayBooked}
        >
          {isOpen ? t('booked.goOn') : t('booked.close')}
        </Button>
        <NextOrder orderId={order.id} />
      </div>
    </section>
  );
}

function BookedLines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receiving');
  const language = useLanguage();
  return (
    <ul className={`${classes.lines} column gap-6 no-marks m-0 p-0-0-0-34`}>
      {receipt.lines.map((line) => (
        <li className="flex fz-row gap-10 anywhere" key={line.id}>
          <span className="flex-none tabular fw-600 miw-34 ta-right">
            {t('chip.times', { quantity: formatNumber(line.quantity, 0) })}
          </span>
          <span>
            {line.name[language]}
            <span className="quiet fz-fact block tabular">
              {[
                line.batchNumber !== '' && t('due.batch', { number: line.batchNumber }),
                line.expirationDate !== null && t('due.expiry', { date: formatDate(line.expirationDate) }),
                line.storageName ?? t('lot.notStored'),
              ]
                .filter((fact) => fact !== false)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The newest other order goods can come for. */
function NextOrder({ orderId }: { orderId: number }) {
  const { t } = useTranslation('receiving');
  const { data } = useOrders({ section: 'open' });
  const next = data?.items.find(({ id, state }) => id !== orderId && canReceive(state));
  if (!next) return null;
  return (
    <Button
      component={Link}
      to={pathTo('order', { orderId: next.id })}
      rightSection={<IconArrowRight size={17} aria-hidden />}
      onClick={putAwayBooked}
    >
      {t('booked.next', { vendor: next.vendorName })}
    </Button>
  );
}
