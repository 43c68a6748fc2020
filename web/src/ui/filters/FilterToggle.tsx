// A filter that is on or off.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import classes from './FilterRow.module.css';

interface FilterToggleProps {
  label: string;
  /** Explanation of its effect, where the label alone is not clear. */
  title?: string;
  icon?: ReactNode;
  /** How many it would leave. */
  count?: number;
  isOn: boolean;
  onToggle: () => void;
}

export function FilterToggle({ label, title, icon, count, isOn, onToggle }: FilterToggleProps) {
  return (
    <Button
      variant="default"
      className={classes.chip ?? ''}
      data-active={isOn || undefined}
      aria-pressed={isOn}
      title={title}
      leftSection={icon}
      onClick={onToggle}
    >
      {label}
      {count !== undefined && <span className="px-num quiet ml-6"> {formatNumber(count, 0)}</span>}
    </Button>
  );
}
