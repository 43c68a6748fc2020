// The row above the batches of a band: how many, what they are worth, and a box that marks all of them.
import { Checkbox, UnstyledButton } from '@mantine/core';
import type { ExpiringBatches, ExpiryListBand, ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import {
  IconChevronDown,
  IconChevronRight,
  IconCircleXFilled,
  IconHourglassHigh,
  IconHourglassLow,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { BoxLabel } from '../../../ui/table/selection.tsx';
import classes from './Expiry.module.css';

interface BandHeadProps {
  band: ExpiryListBand;
  figures: ExpiringBatches;
  rows: readonly ExpiryRow[];
  /** Undefined: the role books nothing; null: closed, there is nothing to mark. */
  selection?: { areAllMarked: boolean; onToggle: () => void } | null | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

const bandTexts = {
  expired: 'expiring.span.expired',
  under1Month: 'expiring.span.under1Month',
  under3Months: 'expiring.span.under3Months',
  under6Months: 'expiring.under6Months',
  later: 'expiring.later',
  none: 'expiring.noDate',
} as const;

/** The bands that need attention have a sign, as their dates do. */
const bandSigns = {
  expired: IconCircleXFilled,
  under1Month: IconHourglassLow,
  under3Months: IconHourglassHigh,
  under6Months: null,
  later: null,
  none: null,
} as const;

export function BandHead({ band, figures, rows, selection, isOpen, onOpen }: BandHeadProps) {
  const { t } = useTranslation('inventory');
  const { unpricedText } = useValueTexts();
  const left = rows.reduce((sum, { leftOverCents }) => sum + leftOverCents, 0);
  const name = t(bandTexts[band]);
  const Sign = bandSigns[band];
  return (
    <tr className={classes.band} data-band={band}>
      {selection !== undefined && (
        <td data-column="select">
          {selection && (
            <BoxLabel>
              <Checkbox
                aria-label={t('expiring.markBand', { band: name })}
                checked={selection.areAllMarked}
                onChange={selection.onToggle}
              />
            </BoxLabel>
          )}
        </td>
      )}
      <th scope="rowgroup" colSpan={4}>
        <UnstyledButton
          className={`${classes.opener} inline-row gap-6`}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          {Sign && <Sign size={16} aria-hidden />}
          {name}
        </UnstyledButton>{' '}
        {band === 'expired' && <span className="quiet fw-400 phone-hidden">{t('expiring.notUsed')} </span>}
        {figures.unpricedArticles > 0 && (
          <span className="quiet fw-400 fz-note phone-hidden">{unpricedText(figures.unpricedArticles)}</span>
        )}
      </th>
      <td data-right data-column="amount" className="px-num">
        {t('expiring.batches', { count: figures.batches, number: formatNumber(figures.batches, 0) })}
      </td>
      <td data-right data-column="value" className="px-num fw-600">
        {formatMoney(figures.valueCents)}
      </td>
      <td className="px-num quiet phone-hidden">{left > 0 && formatMoney(left)}</td>
      <td className="phone-hidden" />
    </tr>
  );
}
