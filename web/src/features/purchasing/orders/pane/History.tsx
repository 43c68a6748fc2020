// History of an order: author, action and time, the latest first.
import type { Order, OrderHistoryEntry } from '@praxora/contract/purchasing/order';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatMoney } from '../../../../lib/format.ts';
import { Card } from './Card.tsx';
import { failureText } from './failure-texts.ts';
import classes from './History.module.css';

const eventTexts = {
  placed: 'history.placed',
  submitted: 'history.submitted',
  changed: 'history.changed',
  replaced: 'history.replaced',
  approved: 'history.approved',
  rejected: 'history.rejected',
  transmitted: 'history.transmitted',
  'transmission-failed': 'history.transmissionFailed',
  'sent-again': 'history.sentAgain',
  confirmed: 'history.confirmed',
  'partially-received': 'history.partiallyReceived',
  'fully-received': 'history.fullyReceived',
  closed: 'history.closed',
  returned: 'history.returned',
  'taken-back': 'history.takenBack',
  cancelled: 'history.cancelled',
} as const satisfies Record<OrderHistoryEntry['event'], unknown>;

/** Where the event tells how it came about, it has words of its own. */
const wayTexts = {
  transmitted: {
    email: 'history.transmittedBy.email',
    outbox: 'history.transmittedBy.outbox',
    webhook: 'history.transmittedBy.webhook',
    hand: 'history.transmittedBy.hand',
    sample: 'history.transmittedBy.sample',
  },
  confirmed: { hand: 'history.confirmedBy.hand', opentrans: 'history.confirmedBy.opentrans' },
} as const;

function textKey({ event, detail: { by } }: OrderHistoryEntry) {
  const ways = event === 'transmitted' || event === 'confirmed' ? wayTexts[event] : {};
  const way = typeof by === 'string' && Object.hasOwn(ways, by) ? ways[by as keyof typeof ways] : null;
  return way ?? eventTexts[event];
}

export function History({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('history.title')}>
      <ol className={`${classes.list} plain-list`} reversed>
        {order.history.toReversed().map((entry) => (
          <li className="p-0-0-14-22 relative" key={`${entry.at} ${entry.event}`} data-event={entry.event}>
            <p className="fz-row fw-560">{t(textKey(entry))}</p>
            <Detail entry={entry} />
            <p className="quiet fz-fact tabular">
              {t('history.byAt', {
                date: formatDateTime(entry.at),
                name: entry.user === '' ? t('history.product') : entry.user,
              })}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Details of the event: a comment, a reason, an address, units, the day the vendor promised. */
function Detail({ entry: { detail } }: { entry: OrderHistoryEntry }) {
  const { t } = useTranslation('orders');
  const { comment, reason, to, units, deliveryDate, backordered, beforeCents, afterCents, orders } = detail;
  const failure = failureText(reason);
  const lines = [
    isText(comment) && comment,
    failure && t(failure),
    typeof beforeCents === 'number' &&
      typeof afterCents === 'number' &&
      t('history.netChange', { before: formatMoney(beforeCents), after: formatMoney(afterCents) }),
    isText(orders) && t('history.inItsPlace', { orders }),
    isText(to) && t('history.to', { address: to }),
    typeof units === 'number' && t('history.units', { count: units }),
    isText(deliveryDate) && t('history.deliveryDate', { date: formatDate(deliveryDate) }),
    typeof backordered === 'number' && t('history.backordered', { count: backordered }),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className="fz-note anywhere pre-wrap">
      {line}
    </p>
  ));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
