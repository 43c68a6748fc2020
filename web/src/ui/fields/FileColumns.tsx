// The columns of a file: what each is headed, what stands in it, and the field it is.
import type { ReactNode } from 'react';

interface FileColumnsProps<Field> {
  columns: readonly { heading: string; samples: readonly string[] }[];
  /** Column by column; null: not read. */
  fields: readonly (Field | null)[];
  classNames: Readonly<Partial<Record<'list' | 'column' | 'heading' | 'samples', string | undefined>>>;
  /** Name of a column without a heading, by its number from 1 on. */
  unnamed: (number: number) => string;
  /** In place of samples. */
  empty: string;
  select: (heading: string, column: number) => ReactNode;
}

export function FileColumns<Field>({
  columns,
  fields,
  classNames,
  unnamed,
  empty,
  select,
}: FileColumnsProps<Field>) {
  return (
    <ul className={classNames.list}>
      {columns.map(({ heading, samples }, column) => {
        const name = heading || unnamed(column + 1);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings repeat.
            key={column}
            className={classNames.column}
            data-unmatched={fields[column] === null || undefined}
          >
            <div className={classNames.heading}>{name}</div>
            <div className={classNames.samples}>{samples.join(' · ') || empty}</div>
            {select(name, column)}
          </li>
        );
      })}
    </ul>
  );
}
