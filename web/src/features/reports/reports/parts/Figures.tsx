// The few figures a report comes down to, each beside what it was before.
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Figures.module.css';

export interface ReportFigure {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Against the days it is compared with. */
  readonly change?: string | null | undefined;
  /** Less of it is money saved. */
  readonly isSaving?: boolean;
  /** The colour it has in the chart. */
  readonly colour?: string;
  readonly note?: ReactNode;
  readonly tone?: 'warn';
}

interface FiguresProps {
  label: string;
  /** Undefined while they are fetched. */
  figures: readonly ReportFigure[] | undefined;
  /** Side by side above a table instead of below each other beside a chart. */
  isRow?: boolean;
  children?: ReactNode;
}

const waiting = ['first', 'second', 'third', 'fourth'] as const;

export function Figures({ label, figures, isRow = false, children }: FiguresProps) {
  return (
    <section className={`${classes.panel} panel min-w-0`} data-row={isRow || undefined} aria-label={label}>
      <dl className={classes.list} aria-busy={figures ? undefined : true}>
        {figures?.map((figure) => <Item key={figure.key} figure={figure} />) ??
          waiting.map((name) => (
            <div key={name} className={classes.item}>
              <dt>
                <Skeleton h={12} w={90} />
              </dt>
              <dd>
                <Skeleton h={22} w={130} />
              </dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}

function Item({ figure: { label, value, change, isSaving, colour, note, tone } }: { figure: ReportFigure }) {
  return (
    <div className={classes.item}>
      <dt>
        {colour && <i style={{ background: colour }} />}
        {label}
      </dt>
      <dd>
        <span className={`px-num ${classes.value}`} data-tone={tone}>
          {value}
        </span>
        {change && (
          <span
            className={`px-num ${classes.change} quiet fz-note fw-540`}
            data-saving={isSaving || undefined}
          >
            {change}
          </span>
        )}
      </dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
