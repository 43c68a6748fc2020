// The row above the batches of a band: how many, what they are worth, and a box that marks all of them.
import { Checkbox } from '@mantine/core';
import type { ExpiringBatches, ExpiryListBand, ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import classes from './Expiry.module.css';

interface BandHeadProps {
  band: ExpiryListBand;
  figures: ExpiringBatches;
  rows: readonly ExpiryRow[];
  /** Undefined: the role books nothing. */
  selection?: { areAllMarked: boolean; onToggle: () => void } | undefined;
}

const bandTexts = {
  expired: 'expiring.span.expired',
  under1Month: 'expiring.span.under1Month',
  under3Months: 'expiring.span.under3Months',
} as const;

export function BandHead({ band, figures, rows, selection }: BandHeadProps) {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  const left = rows.reduce((sum, { leftOverCents }) => sum + leftOverCents, 0);
  const name = t(bandTexts[band]);
  return (
    <tr className={classes.band} data-band={band}>
      {selection && (
        <td data-column="select">
          <Checkbox
            aria-label={t('expiring.markBand', { band: name })}
            checked={selection.areAllMarked}
            onChange={selection.onToggle}
          />
        </td>
      )}
      <th scope="rowgroup" colSpan={4}>
        {name} {band === 'expired' && <span className="quiet fw-400">{t('expiring.notUsed')}</span>}
      </th>
      <td data-right className="px-num">
        {t('expiring.batches', { count: figures.batches, number: formatNumber(figures.batches, 0) })}
      </td>
      <td data-right data-wraps className="px-num fw-600">
        {sumText(figures.valueCents, figures.unpricedArticles)}
      </td>
      <td className="px-num quiet">{left > 0 && formatMoney(left)}</td>
      <td />
    </tr>
  );
}
