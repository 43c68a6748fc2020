// The sheet to sign, small: what differs, the sums and the lines for signatures. The PDF has all of it.
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, formatNumber } from '../../../lib/format.ts';
import classes from './SheetPreview.module.css';
import { signedMoney } from './signed-money.ts';

const mostLines = 6;

export function SheetPreview({ record }: { record: StocktakingRecord }) {
  const { t } = useTranslation('inventory');
  const different = record.lines.filter(({ difference }) => difference !== 0);
  const shown = different.slice(0, mostLines);
  const agree = record.lines.length - different.length;
  return (
    <section
      className={`${classes.ground} bdrs-12 p-14-16`}
      aria-label={t('stocktaking.record.sheet.preview')}
    >
      <div className={classes.sheet}>
        <p className={`${classes.title} m-0 fw-620`}>{record.storageName}</p>
        <p className="m-0 c-ink-3">
          {t('stocktaking.record.when', {
            from: formatDateTime(record.startedAt),
            until: formatDateTime(record.finishedAt),
            names: record.counters.map(({ name }) => name).join(', ') || '–',
          })}
        </p>
        {shown.map((line) => (
          <p key={line.stockId} className={`${classes.line} m-0`}>
            <span className="ellipsis">{line.articleName}</span>
            <span className="px-num">{formatNumber(line.expected, 0)}</span>
            <span className="px-num">{formatNumber(line.counted, 0)}</span>
            <span className="px-num">
              {line.differenceCents === null ? '–' : signedMoney(line.differenceCents)}
            </span>
          </p>
        ))}
        {different.length > shown.length && (
          <p className="m-0 c-ink-3">
            {t('stocktaking.record.sheet.more', { count: different.length - shown.length })}
          </p>
        )}
        <p className={`${classes.agree} m-0 c-ink-3`}>
          {t('stocktaking.record.sheet.agree', { count: agree })}
        </p>
        <Sum name={t('stocktaking.record.expected')} value={formatMoney(record.expectedCents)} />
        <Sum
          name={t('stocktaking.record.difference')}
          value={signedMoney(record.countedCents - record.expectedCents)}
        />
        <Sum name={t('stocktaking.record.counted')} value={formatMoney(record.countedCents)} isTotal />
        <div className={classes.signatures}>
          {record.counters.map(({ name }) => (
            <span key={name} className="ellipsis">
              {t('stocktaking.record.sheet.sign', { name })}
            </span>
          ))}
          <span>{t('stocktaking.record.sheet.practice')}</span>
        </div>
      </div>
    </section>
  );
}

function Sum({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <p className={`row spread m-0 ${isTotal ? 'fw-620' : ''}`}>
      <span>{name}</span>
      <span className="px-num">{value}</span>
    </p>
  );
}
