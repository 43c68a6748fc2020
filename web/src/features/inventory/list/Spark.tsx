// What was used in the last months, the current one darker.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './ArticleCells.module.css';

const height = 20;
const barWidth = 5;
const step = 7;

export function Spark({ months }: { months: readonly number[] }) {
  const { t } = useTranslation('inventory');
  const most = Math.max(...months, 1);
  return (
    <svg
      className={classes.spark}
      width={months.length * step}
      height={height}
      role="img"
      aria-label={t('list.useText', { amounts: months.map((used) => formatNumber(used, 0)).join(', ') })}
    >
      {months.map((used, index) => {
        const tall = Math.max(1.5, (used / most) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place.
            key={index}
            x={index * step}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1}
            data-now={index === months.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
