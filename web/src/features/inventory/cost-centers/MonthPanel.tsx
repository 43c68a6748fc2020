// Orders of this month by cost center.
import type { CostCenter } from '@praxora/contract/inventory/cost-centers.calls';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import classes from './MonthPanel.module.css';
import { monthName } from './month.ts';

/** As many hues as there are; the rest share the last one. */
const hues = 6;

export function MonthPanel({ costCenters }: { costCenters: readonly CostCenter[] }) {
  const { t } = useTranslation('costCenters');
  const month = monthName(useLanguage());
  const total = costCenters.reduce((sum, { orderedCents }) => sum + orderedCents, 0);
  const shares = costCenters
    .filter(({ orderedCents }) => orderedCents > 0)
    .sort((a, b) => b.orderedCents - a.orderedCents)
    .map(({ id, name, orderedCents }, index) => ({
      id,
      name,
      percent: (orderedCents / total) * 100,
      style: {
        '--share': `var(--px-vendor-${Math.min(index + 1, hues)})`,
        flexGrow: orderedCents,
      } as CSSProperties,
    }));
  return (
    <section className="panel p-18-18-14" aria-labelledby="month-by-cost-center">
      <h2 className="fz-body" id="month-by-cost-center">
        {t('by', { month })}
      </h2>
      <p className="px-num fz-24 fw-620 lts-22 m-4-0-10">{formatMoney(total)}</p>
      {shares.length === 0 ? (
        <p className="quiet fz-note">{t('none')}</p>
      ) : (
        <>
          <div className={`${classes.bar} row gap-2 mb-6`} aria-hidden>
            {shares.map(({ id, style }) => (
              <span key={id} style={style} />
            ))}
          </div>
          <ul className={`${classes.list} plain-list`}>
            {shares.map(({ id, name, percent, style }) => (
              <li className="row gap-8 fz-note mih-28" key={id} style={style}>
                <span className="rest anywhere">{name}</span>
                <span className="px-num">{t('share', { percent: formatNumber(percent, 0) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
