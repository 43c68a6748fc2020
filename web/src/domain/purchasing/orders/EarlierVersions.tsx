// An order as it was before an approver changed it: each version with its lines and its sum, the latest first.
import { Button } from '@mantine/core';
import type { Order, OrderRevision } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ordersKey } from './counts.ts';

export interface EarlierVersionsProps {
  order: Pick<Order, 'id' | 'revision' | 'history'>;
}

export function EarlierVersions({ order }: EarlierVersionsProps) {
  const { t } = useTranslation('orderVersions');
  const [isOpen, setOpen] = useState(false);
  const change = order.history.findLast(({ event }) => event === 'changed');
  const { data } = useQuery({
    queryKey: [...ordersKey, 'revisions', order.id, order.revision],
    queryFn: ({ signal }) =>
      callApi(orderCalls.orderRevisions, { params: { orderId: order.id } }, { signal }),
    enabled: isOpen,
  });
  return (
    <section className="panel p-12-16 column gap-8" aria-label={t('title')}>
      <div className="wrap gap-10 items-center">
        <IconHistory size={18} stroke={1.7} aria-hidden />
        <p className="rest fz-note">{t('text', { revision: order.revision, name: change?.user ?? '' })}</p>
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('hide') : t('show')}
        </Button>
      </div>
      {isOpen && data?.toReversed().map((version) => <Version key={version.revision} version={version} />)}
    </section>
  );
}

function Version({ version }: { version: OrderRevision }) {
  const { t } = useTranslation('orderVersions');
  const language = useLanguage();
  const fees = version.shippingCents + version.surchargeCents;
  return (
    <div className="fz-note">
      <p className="row gap-10 fw-600">
        <span className="rest">{t('one', { revision: version.revision })}</span>
        <span className="px-num nowrap">{formatMoney(version.netCents)}</span>
      </p>
      <ul className="plain-list">
        {version.positions.map(({ name, packText, quantity, netCents }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a version never change.
          <li key={line} className="row gap-10">
            <span className="rest anywhere">
              {t('position', {
                quantity: formatNumber(quantity, 0),
                name: name[language],
                pack: packText[language],
              })}
            </span>
            <span className="px-num nowrap">{formatMoney(netCents)}</span>
          </li>
        ))}
        {fees > 0 && (
          <li className="row gap-10 quiet">
            <span className="rest">{t('fees')}</span>
            <span className="px-num nowrap">{formatMoney(fees)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
