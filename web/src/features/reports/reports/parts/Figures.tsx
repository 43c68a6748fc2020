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
      <dl className={`${classes.list} grid h-full m-0`} aria-busy={figures ? undefined : true}>
        {figures?.map((figure) => <Item key={figure.key} figure={figure} />) ??
          waiting.map((name) => (
            <div
              key={name}
              className={`${classes.item} phone-bd-0 phone-p-12-14 column gap-5 line-top justify-center min-w-0 p-13-18`}
            >
              <dt className="row gap-8 quiet fz-note">
                <Skeleton h={12} w={90} />
              </dt>
              <dd className="row spread gap-8 items-baseline flex-wrap m-0">
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
    <div
      className={`${classes.item} phone-bd-0 phone-p-12-14 column gap-5 line-top justify-center min-w-0 p-13-18`}
    >
      <dt className="row gap-8 quiet fz-note">
        {colour && <i style={{ background: colour }} />}
        {label}
      </dt>
      <dd className="row spread gap-8 items-baseline flex-wrap m-0">
        <span
          className={`px-num ${classes.value} inline-row gap-6 fz-21 fw-620 lts-20 lh-125`}
          data-tone={tone}
        >
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
      {note && <dd className={`${classes.note} row spread gap-8 items-baseline flex-wrap m-0`}>{note}</dd>}
    </div>
  );
}
