// A numeric input that empties itself when its value is zero or not a number, unless zero has a meaning.
import { TextInput, type TextInputProps } from '@mantine/core';
import { decimalsOf, parseNumber } from '@praxora/rules/number-text';
import { useState } from 'react';
import { formatNumber } from '../lib/format.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Zero is a value of its own (minimum stock 0) and stays. */
  zeroHasMeaning?: boolean;
  /** Digits allowed behind the comma; a number with more of them is not accepted. */
  decimals?: number;
}

export function NumberField({
  value,
  onChange,
  zeroHasMeaning = false,
  decimals = 0,
  onFocus,
  onBlur,
  ...input
}: NumberFieldProps) {
  // What is being typed stays as it is ("0," on the way to "0,5") until the field is left.
  const [draft, setDraft] = useState<string | null>(null);

  function meaningOf(number: number | null): number | null {
    if (number === null || !Number.isFinite(number) || decimalsOf(number) > decimals) return null;
    return number === 0 && !zeroHasMeaning ? null : number;
  }

  function textOf(number: number | null): string {
    const meaning = meaningOf(number);
    return meaning === null ? '' : formatNumber(meaning, decimals);
  }

  return (
    <TextInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...input}
      value={draft ?? textOf(value)}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(meaningOf(parseNumber(event.currentTarget.value)));
      }}
      onFocus={(event) => {
        setDraft(textOf(value));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
