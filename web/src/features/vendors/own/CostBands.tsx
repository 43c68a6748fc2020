// Delivery cost in each range of the goods value, redrawn while the user types.
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { bandsEnd, feeBands } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import marks from '../../../ui/marks/ToneMark.module.css';
import classes from './OwnVendor.module.css';

const kinds = { surcharge: 'band.withSurcharge', shipping: 'band.shipping' } as const;

export function CostBands({ terms }: { terms: VendorTerms }) {
  const { t } = useTranslation('ownVendor');
  const bands = feeBands(terms, bandsEnd([terms]));
  return (
    <ul className={`${classes.bands} plain-list m-20-0-0 flex gap-2`} aria-label={t('band.label')}>
      {bands.map(({ kind, fromCents, toCents, feeCents }) => (
        <li key={fromCents} style={{ flexGrow: toCents - fromCents }} data-kind={kind}>
          <span>{t('band.from', { amount: `${formatNumber(fromCents / 100)} €` })}</span>
          {kind === 'free' ? (
            <span className={marks.mark} data-tone="ok">
              <IconTruckDelivery size={14} aria-hidden />
              {t('band.free')}
            </span>
          ) : (
            <span className="px-num">
              <b className="c-ink fw-560">+ {formatMoney(feeCents)}</b> {t(kinds[kind])}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
