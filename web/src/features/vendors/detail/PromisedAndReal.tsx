// How many deliveries came within the promise, counted by working days; late ones are amber.
import { Group } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { deliveryRecord } from '@praxora/rules/vendors/delivery-record';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { CountBars } from '../../../ui/charts/CountBars.tsx';
import { promisedDays } from '../delivery.ts';
import { deliveryBars } from './deliveries.ts';
import classes from './PromisedAndReal.module.css';

export function PromisedAndReal({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const { receiptCount } = vendor.delivery;
  // The number of deliveries stands beside it.
  const record = deliveryRecord(vendor, 1);
  return (
    <section className="column panel min-w-0 overflow-hidden" aria-labelledby="vendor-real">
      <Group gap="4px 12px" justify="space-between" align="flex-start" p="16px 18px 0">
        <h2 id="vendor-real">{t('real.title')}</h2>
        {receiptCount > 0 && (
          <span className="px-num quiet fz-note">
            {t('real.deliveries', { count: receiptCount, number: formatNumber(receiptCount, 0) })}
          </span>
        )}
      </Group>
      <div className="flex-1 p-12-18-16">
        {receiptCount === 0 && <p className="quiet fz-note">{t('real.none')}</p>}
        {record !== null && (
          <p className="wrap gap-0-8 items-baseline quiet fz-note">
            <b className="px-num c-ink fz-display fw-620 lts-28">{formatNumber(record.keptPercent, 0)} %</b>
            {t('real.within', {
              count: record.promisedDays,
              number: formatNumber(record.promisedDays, 0),
            })}
          </p>
        )}
        {receiptCount > 0 && <Bars vendor={vendor} />}
      </div>
    </section>
  );
}

function Bars({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const bars = deliveryBars(vendor);
  const inTime = bars.filter(({ isLate }) => !isLate).length;
  return (
    <div className={`${classes.bars} flex mt-8`}>
      <CountBars
        label={t('real.chart')}
        bars={bars.map(({ days, isLast, count, isLate }) => ({
          key: String(days),
          name: days === 1 ? t('real.oneDay') : isLast ? t('real.orMore', { days }) : formatNumber(days, 0),
          count,
          tone: isLate ? 'warn' : 'plain',
        }))}
        formatCount={(count) => formatNumber(count, 0)}
        mark={
          promisedDays(vendor) === null || inTime === bars.length
            ? undefined
            : { after: inTime, text: t('real.promise') }
        }
      />
    </div>
  );
}
