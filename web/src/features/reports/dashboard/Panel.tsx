// A part of the dashboard with its own question to the server: the shape of its content until the answer is there, then the
// content, or that it did not come.
import { Skeleton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Failure } from './Failure.tsx';
import classes from './Panel.module.css';

interface PanelProps<Data> {
  title: string;
  /** Under the title. */
  note?: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  data: Data | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Where on the page. */
  area: string;
  children: (data: Data) => ReactNode;
}

const lines = ['64%', '48%', '56%'];

export function Panel<Data>({
  title,
  note,
  aside,
  data,
  hasFailed,
  onRetry,
  area,
  children,
}: PanelProps<Data>) {
  const id = useId();
  const isPending = data === undefined && !hasFailed;
  return (
    <section className={classes.panel} data-area={area} aria-labelledby={id} aria-busy={isPending}>
      <div className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {aside}
      </div>
      {data !== undefined && <div className={classes.body}>{children(data)}</div>}
      {data === undefined && hasFailed && <Failure onRetry={onRetry} />}
      {isPending && (
        <div className={classes.skeleton}>
          {lines.map((width) => (
            <Skeleton key={width} h={12} w={width} />
          ))}
        </div>
      )}
    </section>
  );
}
