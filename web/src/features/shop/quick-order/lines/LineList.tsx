// Every line with what it means, how much of it, from whom, and what it adds.
import { useTranslation } from 'react-i18next';
import type { Prices } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './LineList.module.css';
import { LineRow } from './LineRow.tsx';

const columns = ['column.text', 'column.amount', 'column.found', 'column.offer', 'column.total'] as const;

interface LineListProps {
  lines: Lines;
  prices: Prices;
  isStale: boolean;
}

export function LineList({ lines, prices, isStale }: LineListProps) {
  const { t } = useTranslation('quickOrder');
  if (lines.lines.length === 0) return null;
  return (
    <>
      <div className={classes.head} aria-hidden>
        <span />
        {columns.map((column) => (
          <span key={column} data-column={column}>
            {t(column)}
          </span>
        ))}
      </div>
      <ol className={`${classes.list} plain-list`} aria-label={t('lines')} aria-busy={isStale}>
        {lines.lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            number={index + 1}
            price={prices.get(line.key)}
            hasFailed={lines.failed.has(line.key)}
            lines={lines}
          />
        ))}
      </ol>
    </>
  );
}
