// A value to filter by, with the number of products behind it.
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import classes from './FilterCheckbox.module.css';

interface FilterCheckboxProps {
  name: string;
  /** Undefined: nobody knows. */
  count: number | undefined;
  checked: boolean;
  indeterminate?: boolean;
  mark?: ReactNode;
  onChange: () => void;
}

export function FilterCheckbox({
  name,
  count,
  checked,
  indeterminate = false,
  mark,
  onChange,
}: FilterCheckboxProps) {
  return (
    <Checkbox
      className={`${classes.root} rest`}
      classNames={{
        body: 'items-center',
        labelWrapper: 'rest',
        label: `${classes.label} below-tablet-fz-body below-tablet-thumb row gap-8 pointer fz-note lh-135 mih-30 p-5-0-5-8`,
      }}
      checked={checked}
      indeterminate={indeterminate}
      onChange={onChange}
      data-chosen={checked || indeterminate || undefined}
      label={
        <>
          <span className="flex-1 hyphens min-w-0 anywhere" title={name}>
            {name}
          </span>
          {mark}
          <span className="quiet fz-caption tabular fw-400">
            {count === undefined ? '' : formatNumber(count)}
          </span>
        </>
      }
    />
  );
}
