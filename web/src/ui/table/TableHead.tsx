import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type Column, toAlignment } from './column.ts';
import classes from './DataTable.module.css';

/** How the rows are sorted, and what to do when another column is chosen. */
export interface Sorting<Sort extends string> {
  readonly by: Sort;
  readonly isDescending: boolean;
  readonly onSort: (by: Sort) => void;
}

interface TableHeadProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  sorting?: Sorting<Sort> | undefined;
  /** The head counts as the first row of a table that shows only some. */
  index?: number | undefined;
}

export function TableHead<Row, Sort extends string>({ columns, sorting, index }: TableHeadProps<Row, Sort>) {
  return (
    <thead>
      <tr aria-rowindex={index}>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting?: Sorting<Sort> | undefined;
}

function HeadCell<Row, Sort extends string>({ column, sorting }: HeadCellProps<Row, Sort>) {
  const { key, head, headContent, isHeadHidden, sort, onPhone, marks } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const Arrow = sorting?.isDescending ? IconArrowDown : IconArrowUp;
  const order = sorting?.isDescending ? 'descending' : 'ascending';
  const word = isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : (headContent ?? head);
  return (
    <th
      scope="col"
      data-column={key}
      data-phone={onPhone}
      aria-sort={isSorted ? order : undefined}
      {...toAlignment(column, true)}
      {...marks}
    >
      {sorting && sort !== undefined ? (
        <UnstyledButton
          className={`${classes.sort} inline-row gap-4 c-inherit mih-28 hover-c-ink`}
          onClick={() => sorting.onSort(sort)}
        >
          {word}
          {isSorted && <Arrow size={13} aria-hidden />}
        </UnstyledButton>
      ) : (
        word
      )}
    </th>
  );
}
