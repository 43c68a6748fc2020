// A part of the dashboard with its own question to the server: the shape of its content until the answer is there, then the
// content, or that it did not come.
import { Group, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Failure } from './Failure.tsx';

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
    <section
      className="panel p-16-18-14 flex flex-column min-w-0 below-small-bd-0 below-small-bdrs-0 below-small-p-10-0-0"
      data-area={area}
      aria-labelledby={id}
      aria-busy={isPending}
    >
      <Group gap={12} wrap="nowrap" justify="space-between" align="baseline">
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className="quiet fz-note mt-2">{note}</p>}
        </div>
        {aside}
      </Group>
      {data !== undefined && (
        <Stack gap={0} miw={0} flex={1} mt={8}>
          {children(data)}
        </Stack>
      )}
      {data === undefined && hasFailed && <Failure onRetry={onRetry} />}
      {isPending && (
        <div className="column gap-18 appear p-22-0">
          {lines.map((width) => (
            <Skeleton key={width} h={12} w={width} />
          ))}
        </div>
      )}
    </section>
  );
}
