// A cell that can be changed: saved with Enter or on leaving it, given back with Escape. What is no number is not saved
// into a cell of numbers.
import { TextInput } from '@mantine/core';
import {
  isRefused,
  type NumberRule,
  type RefusedNumber,
  readEntry,
  whenLeft,
} from '@praxora/rules/shared/number-entry';
import { useState } from 'react';
import { numberError } from '../../lib/forms.tsx';

interface CellFieldProps {
  label: string;
  value: string;
  isWrong: boolean;
  /** Where the reason stands that it is wrong. */
  describedBy: string | undefined;
  /** Number rule, for a numeric cell. */
  rule: NumberRule | undefined;
  onSave: (value: string) => void;
}

export function CellField({ label, value, isWrong, describedBy, rule, onSave }: CellFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusedNumber | null>(null);

  function save() {
    if (draft === null || draft === refused?.text) {
      // A cleared cell that is left once more is meant to be empty.
      if (draft === '') end('');
      return;
    }
    const entry = rule ? whenLeft(readEntry(draft, rule)) : null;
    if (isRefused(entry)) {
      setDraft(entry.text);
      setRefused(entry);
    } else end(draft);
  }

  function end(text: string) {
    if (text !== value) onSave(text);
    setDraft(null);
    setRefused(null);
  }

  return (
    <TextInput
      size="xs"
      aria-label={label}
      aria-invalid={isWrong || refused !== null || undefined}
      {...(refused || describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      {...(rule ? { inputMode: rule.decimals > 0 ? 'decimal' : 'numeric' } : {})}
      // A list of codes is filled in by scanner, too.
      data-keeps-codes
      maxLength={10_000}
      autoComplete="off"
      value={draft ?? value}
      error={refused && <span role="alert">{numberError(refused)}</span>}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') end(value);
      }}
    />
  );
}
