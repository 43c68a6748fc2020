// How an order gets there, what stands on it, and the last one.
import { Group } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import { IconHandClick, IconLock, IconMailForward, IconWebhook } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderState } from '../../../domain/purchasing/index.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ReadOnly } from '../../../ui/permission/ReadOnly.tsx';
import panel from './Panel.module.css';
import { SavedField } from './SavedField.tsx';
import classes from './Transmission.module.css';

const ways = {
  email: { icon: IconMailForward, text: 'sending.email' },
  webhook: { icon: IconWebhook, text: 'sending.webhook' },
  manual: { icon: IconHandClick, text: 'sending.manual' },
} as const;

export function Transmission({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const { icon: Icon, text } = ways[vendor.transmission];
  return (
    <section className="column panel min-w-0 overflow-hidden" aria-labelledby="vendor-sending">
      <Group gap="4px 12px" justify="space-between" align="flex-start" p="16px 18px 0">
        <h2 id="vendor-sending">{t('sending.title')}</h2>
      </Group>
      <div className="flex-1 p-12-18-16 column gap-15">
        <div className="row gap-12 bg-sunken bdrs-12 p-12-14">
          <span className="bg-primary-soft bdrs-10 c-primary grid flex-none h-38 place-center w-38">
            <Icon size={21} stroke={1.6} aria-hidden />
          </span>
          <div>
            <div className="fz-note fw-560">{t(text)}</div>
            <div className={`${classes.who} row gap-4 quiet fz-caption mt-2`}>
              {vendor.isOwn ? (
                <OwnWay vendor={vendor} />
              ) : (
                <>
                  <IconLock size={13} aria-hidden />
                  {t('sending.byVendor')}
                </>
              )}
            </div>
          </div>
        </div>
        <ReadOnly permission="manageVendors">
          {' '}
          <SavedField
            vendor={vendor}
            name="customerNumber"
            label={t('sending.customerNumber')}
            description={t('sending.customerNumberText')}
            maxLength={64}
          />
          <SavedField
            vendor={vendor}
            name="defaultMessage"
            label={t('sending.message')}
            description={t('sending.messageText')}
            maxLength={2000}
            isLong
          />
        </ReadOnly>{' '}
      </div>
      {vendor.latestOrder && <LatestOrder order={vendor.latestOrder} transmission={vendor.transmission} />}
    </section>
  );
}

function OwnWay({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  if (!vendor.canChangeTerms) return t('sending.own');
  return <Link to={pathTo('customVendorEdit', { vendorId: vendor.id })}>{t('sending.change')}</Link>;
}

interface LatestOrderProps {
  order: NonNullable<VendorDetail['latestOrder']>;
  transmission: VendorDetail['transmission'];
}

function LatestOrder({ order, transmission }: LatestOrderProps) {
  return (
    <div className={`${panel.foot} ${classes.latest} flex-wrap`}>
      <Link className="px-num" to={pathTo('order', { orderId: order.id })}>
        {order.orderNumber}
      </Link>
      <OrderState state={order.state} isToBeSent={isToBeSent({ state: order.state, transmission })} />
      <span className="px-num">{formatDateTime(order.placedAt)}</span>
    </div>
  );
}
