// The frame of a report's picture: what it shows, and what its colours mean. A click on a colour filters.
import { Group, Skeleton, Stack, UnstyledButton } from '@mantine/core';
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
  /** Text shown if there is nothing to draw. */
  empty?: string | undefined;
  isWaiting: boolean;
  children: ReactNode;
}

export function ChartPanel({ title, legend = [], note, empty, isWaiting, children }: ChartPanelProps) {
  const id = useId();
  return (
    <section className={`${classes.panel} panel p-14-18-12 column gap-10 min-w-0`} aria-labelledby={id}>
      <Group gap="4px 20px" justify="space-between" align="baseline">
        <h2 id={id}>{title}</h2>
        <ul className="plain-list wrap gap-0-16 items-center quiet fz-caption">
          {legend.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
          {note && <li>{note}</li>}
        </ul>
      </Group>
      <Stack gap={0} flex="1 1 0%" miw={0}>
        {isWaiting ? (
          <Skeleton h={220} />
        ) : empty ? (
          <p className="quiet fz-note p-24-0">{empty}</p>
        ) : (
          children
        )}
      </Stack>
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
  if (!onChoose) return <span className={`${classes.entry} inline-row gap-6 c-inherit mih-24`}>{words}</span>;
  return (
    <UnstyledButton
      className={`${classes.entry} inline-row gap-6 c-inherit mih-24`}
      aria-pressed={isChosen ?? false}
      onClick={onChoose}
    >
      {words}
    </UnstyledButton>
  );
}
