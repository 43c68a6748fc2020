// What the practice paid in 12 months as a line in steps, ending at today's lowest price.
import type { Purchase } from '@praxora/contract/purchasing/orders.calls';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { linePath } from '../../../ui/charts/line-path.ts';
import classes from './PaidLine.module.css';
import { paidPerUnit } from './price-steps.ts';

const [width, height, edge] = [260, 44, 6];
const year = 365 * 24 * 60 * 60_000;
/** The last purchases stand below the line: each has a ring. */
const ringed = 3;

interface PaidLineProps {
  /** Latest first. */
  purchases: readonly Purchase[];
  /** Today's lowest price; null: nobody offers it. */
  bestCents: number | null;
}

export function PaidLine({ purchases, bestCents }: PaidLineProps) {
  const { t } = useTranslation('catalog');
  const now = Date.now();
  const paid = purchases
    .filter(({ placedAt }) => now - Date.parse(placedAt) < year)
    .map((one) => ({ at: one.placedAt, cents: paidPerUnit(one) }))
    .reverse();
  const [first] = paid;
  const last = paid.at(-1);
  if (!first || !last || paid.length < 2 || bestCents === null) return null;
  const prices = paid.map(({ cents }) => cents);
  const [low, high] = [Math.min(...prices, bestCents), Math.max(...prices, bestCents)];
  const start = Date.parse(first.at);
  const x = (at: number) => edge + ((at - start) / (now - start || 1)) * (width - 2 * edge);
  const y = (cents: number) =>
    high === low ? height / 2 : edge + ((high - cents) / (high - low)) * (height - 2 * edge);
  const points = paid.map(({ at, cents }) => ({ x: x(Date.parse(at)), y: y(cents) }));
  const end = { x: width - edge, y: y(bestCents) };
  const today = t('purchases.today', { price: formatMoney(bestCents) });
  return (
    <figure className={classes.figure}>
      <svg
        className="block"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t('purchases.paid', {
          from: formatMoney(Math.min(...prices)),
          to: formatMoney(Math.max(...prices)),
        })}, ${today}`}
      >
        <path className={classes.line} d={linePath(points, 'steps')} />
        <path className={classes.line} d={linePath([points.at(-1) ?? end, end], 'steps')} data-next />
        {points.slice(-ringed).map((point) => (
          <circle key={point.x} className={classes.ring} cx={point.x} cy={point.y} r={3.5} />
        ))}
        <circle className={classes.today} cx={end.x} cy={end.y} r={3.5} />
      </svg>
      <figcaption className="row gap-8 spread quiet fz-caption px-num" aria-hidden>
        <span>{formatDate(first.at)}</span>
        <span>{today}</span>
      </figcaption>
    </figure>
  );
}
