// Legend of the price history's lines and rings, with their latest figures.
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import classes from './PriceHistoryChart.module.css';
import { type PriceStep, paidPerUnit } from './price-steps.ts';

export function HistoryKeys({ steps }: { steps: readonly PriceStep[] }) {
  const { t } = useTranslation('catalog');
  const now = steps.at(-1);
  const paid = averagePaid(steps);
  const keys = [
    { kind: 'lowest', text: t('history.lowest'), cents: now?.lowestCents ?? null },
    { kind: 'average', text: t('history.average'), cents: now?.averageCents ?? null },
    { kind: 'bought', text: t('history.bought'), cents: paid },
  ].filter(({ cents }) => cents !== null);
  return keys.map(({ kind, text, cents }) => (
    <span key={kind} className={classes.key}>
      <span className={classes[kind]} aria-hidden />
      {text}
      {cents !== null && <strong className="px-num">{formatMoney(cents)}</strong>}
    </span>
  ));
}

/** Average unit price of all purchases in the period. */
function averagePaid(steps: readonly PriceStep[]): number | null {
  const bought = steps.flatMap((step) => step.bought ?? []);
  if (bought.length === 0) return null;
  return paidPerUnit({
    quantity: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    netCents: bought.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
  });
}

/** Summary of the chart for screen readers; the table has the rest. */
export function useHistorySummary(steps: readonly PriceStep[]): string {
  const { t } = useTranslation('catalog');
  const part = (step: PriceStep | undefined) =>
    step && step.lowestCents !== null
      ? `${formatDate(new Date(step.at))} ${formatMoney(step.lowestCents)}`
      : '';
  const purchases = steps.filter(({ bought }) => bought !== null).length;
  const ends = `${t('history.title')}: ${part(steps[0])} – ${part(steps.at(-1))}`;
  return purchases === 0 ? ends : `${ends}, ${t('history.boughtDays', { count: purchases })}`;
}
