// Every line with what it means, how much of it, from whom, and what it adds.
import { useTranslation } from 'react-i18next';
import { isOpenLine, type Prices } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './LineList.module.css';
import { LineRow } from './LineRow.tsx';

const columns = ['column.text', 'column.amount', 'column.found', 'column.offer', 'column.total'] as const;

interface LineListProps {
  lines: Lines;
  prices: Prices;
  isStale: boolean;
  /** Lines that wait for a decision stand before the others. */
  isOpenFirst: boolean;
}

export function LineList({ lines, prices, isStale, isOpenFirst }: LineListProps) {
  const { t } = useTranslation('quickOrder');
  const numbered = lines.lines.map((line, index) => ({
    line,
    number: index + 1,
    isOpen: isOpenLine(line, prices.get(line.key)),
  }));
  const shown = isOpenFirst ? numbered.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen)) : numbered;
  if (lines.lines.length === 0) return null;
  return (
    <div className={classes.root}>
      <div className={classes.head} aria-hidden>
        <span />
        {columns.map((column) => (
          <span key={column} data-column={column}>
            {t(column)}
          </span>
        ))}
      </div>
      <ol className={`${classes.list} plain-list`} aria-label={t('lines')} aria-busy={isStale}>
        {shown.map(({ line, number }) => (
          <LineRow
            key={line.key}
            line={line}
            number={number}
            price={prices.get(line.key)}
            hasFailed={lines.failed.has(line.key)}
            lines={lines}
          />
        ))}
      </ol>
    </div>
  );
}
