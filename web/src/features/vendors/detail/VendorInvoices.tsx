// The vendor's invoices: how many were without difference, and what was charged too much in all.
import { Group } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useVendorInvoices } from '../../../domain/purchasing/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import panel from './Panel.module.css';

const linkClass = 'inline-row gap-4 c-primary fz-note fw-560 mih-28 td-none phone-thumb hover-td-underline';

export function VendorInvoices({ vendor: { id } }: { vendor: VendorDetail }) {
  const { t } = useTranslation('vendor');
  const { data } = useVendorInvoices(id);
  if (!data) return null;
  const { count, open, compared, agreeing, tooMuchCents } = data;
  return (
    <section className="column panel min-w-0 overflow-hidden" aria-labelledby="vendor-invoices">
      <Group gap="4px 12px" justify="space-between" align="flex-start" p="16px 18px 0">
        <h2 id="vendor-invoices">{t('invoices.title')}</h2>
        {count > 0 && (
          <span className="px-num quiet fz-note">
            {t('invoices.count', { count, number: formatNumber(count, 0) })}
          </span>
        )}
      </Group>
      <div className="flex-1 p-12-18-16 quiet fz-note">
        {count === 0 && <p>{t('invoices.none')}</p>}
        {compared > 0 && (
          <p className="wrap gap-0-8 items-baseline">
            <b className="px-num c-ink fz-display fw-620 lts-28">
              {formatNumber(Math.round((agreeing / compared) * 100), 0)} %
            </b>
            {t('invoices.agreeing', {
              agreeing: formatNumber(agreeing, 0),
              compared: formatNumber(compared, 0),
            })}
          </p>
        )}
        {compared > 0 && (
          <p className={tooMuchCents > 0 ? 'c-warn fw-560' : undefined}>
            {tooMuchCents > 0
              ? t('invoices.tooMuch', { amount: formatMoney(tooMuchCents) })
              : t('invoices.nothingTooMuch')}
          </p>
        )}
        {open > 0 && <p>{t('invoices.open', { count: open, number: formatNumber(open, 0) })}</p>}
      </div>
      {count > 0 && (
        <div className={panel.foot}>
          <Link className={linkClass} to={pathTo('invoices', {}, { vendorId: id })}>
            {t('invoices.all')}
            <IconArrowRight size={15} aria-hidden />
          </Link>
          <Link className={linkClass} to={pathTo('reportInvoicedPrices', {}, { vendorIds: String(id) })}>
            {t('invoices.prices')}
            <IconArrowRight size={15} aria-hidden />
          </Link>
        </div>
      )}
    </section>
  );
}
