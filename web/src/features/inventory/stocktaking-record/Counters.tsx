// Who counted, from when to when, and how many lines.
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import classes from './StocktakingRecord.module.css';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

export function Counters({ counters, lines }: Pick<StocktakingRecord, 'counters' | 'lines'>) {
  const { t } = useTranslation(['inventory', 'common']);
  const sum = counters.reduce((total, counter) => total + counter.lines, 0);
  return (
    <section className="panel p-16-18">
      <h2 className="fz-h3 m-0-0-8">{t('stocktaking.record.who.title')}</h2>
      {counters.length === 0 && <p className="quiet m-0">{t('stocktaking.record.who.nobody')}</p>}
      <ul className="plain-list">
        {counters.map(({ name, from, until, lines: own }) => (
          <li key={name} className="row gap-12 p-6-0">
            <span
              className={`${classes.initials} bg-tile bdrs-10 flex-none fw-620 fz-caption grid h-34 place-center w-34`}
              aria-hidden
            >
              {initialsOf(name)}
            </span>
            <span className="flex-1 grid min-w-0 anywhere">
              <span className="fw-540">{name || t('common:somebody')}</span>
              <span className="quiet fz-fact px-num">
                {t('stocktaking.record.who.span', { from: formatTime(from), until: formatTime(until) })}
              </span>
            </span>
            <span className="px-num nowrap">{t('stocktaking.record.who.lines', { count: own })}</span>
          </li>
        ))}
      </ul>
      {sum > lines.length && (
        <p className="quiet fz-fact m-0 mt-8">
          {t('stocktaking.record.who.several', {
            sum: formatNumber(sum, 0),
            total: formatNumber(lines.length, 0),
          })}
        </p>
      )}
    </section>
  );
}
