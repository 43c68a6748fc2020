// Where surcharge, shipping and free delivery begin, drawn over the value of the goods; the mark is the basket.
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import { useTranslation } from 'react-i18next';
import { feeBands } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import classes from './FeeBar.module.css';

interface FeeBarProps {
  label: string;
  terms: VendorTerms | null;
  /** The goods value at its right end. */
  end: number;
  /** Null: there is no basket to mark. */
  markCents: number | null;
}

export function FeeBar({ label, terms, end, markCents }: FeeBarProps) {
  const { t } = useTranslation('vendor');
  const percent = (cents: number) => `${(Math.min(cents, end) / end) * 100}%`;
  return (
    <div className="mt-15">
      <div className="row spread gap-8 quiet fz-caption mb-6">
        <b className="c-ink fw-560">{label}</b>
        <span className="px-num">{useFreeText(terms)}</span>
      </div>
      <div className="bg-line bdrs-5 h-10 relative" aria-hidden>
        {terms &&
          feeBands(terms, end).map(({ kind, fromCents, toCents }) => (
            <span
              key={fromCents}
              className={`${classes.band} bg-line-strong bottom-0 absolute top-0`}
              data-kind={kind}
              style={{ left: percent(fromCents), right: `calc(100% - ${percent(toCents)})` }}
            />
          ))}
        {markCents !== null && (
          <span
            className={`${classes.mark} bg-ink bdrs-2 h-18 absolute top--4 w-3`}
            style={{ left: percent(markCents) }}
          />
        )}
      </div>
      {terms === null && <p className="quiet fz-caption mt-4">{t('example.notDelivered')}</p>}
    </div>
  );
}

function useFreeText(terms: VendorTerms | null): string {
  const { t } = useTranslation('vendor');
  if (terms === null) return '–';
  const { shippingCents, freeShippingFromCents: from } = terms;
  if (shippingCents === 0 || from === 0) return t('example.alwaysFree');
  return from === null ? t('pay.neverFree') : t('example.freeFrom', { amount: formatMoney(from) });
}
