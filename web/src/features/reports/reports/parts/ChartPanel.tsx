// The frame of a report's picture: what it shows, and what its colours mean. A click on a colour filters.
import { Skeleton, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './ChartPanel.module.css';

export interface LegendEntry {
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  /** Left out: nothing to filter by. */
  readonly onChoose?: (() => void) | undefined;
  readonly isChosen?: boolean;
}

interface ChartPanelProps {
  title: string;
  legend?: readonly LegendEntry[];
  note?: ReactNode;
  /** Nothing to draw: what stands instead. */
  empty?: string | undefined;
  isWaiting: boolean;
  children: ReactNode;
}

export function ChartPanel({ title, legend = [], note, empty, isWaiting, children }: ChartPanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <ul className={classes.legend}>
          {legend.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
          {note && <li>{note}</li>}
        </ul>
      </div>
      <div className={classes.chart}>
        {isWaiting ? <Skeleton h={220} /> : empty ? <p className={classes.empty}>{empty}</p> : children}
      </div>
    </section>
  );
}

function Entry({ entry: { name, colour, onChoose, isChosen } }: { entry: LegendEntry }) {
  const words = (
    <>
      <i style={{ background: colour }} />
      {name}
    </>
  );
  if (!onChoose) return <span className={classes.entry}>{words}</span>;
  return (
    <UnstyledButton className={classes.entry ?? ''} aria-pressed={isChosen ?? false} onClick={onChoose}>
      {words}
    </UnstyledButton>
  );
}
