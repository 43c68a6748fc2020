// A number to type. It shows why something is no number it can take; nothing becomes another number in silence.
import { TextInput, type TextInputProps } from '@mantine/core';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { numberError } from '../../lib/forms.tsx';
import { type Usual, useNumberEntry } from './useNumberEntry.tsx';

export interface NumberFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: NumberEntry;
  onChange: (value: NumberEntry) => void;
  /** The field was left, or Enter pressed. Left out: like any other change. */
  onSettle?: (value: NumberEntry) => void;
  /** 0: zero is a value of its own and stays; else it clears the field. */
  least?: number;
  most?: number;
  /** Digits allowed behind the comma. */
  decimals?: number;
  /** Shown with all its decimals, as money is: 4,90. */
  isFixed?: boolean;
  /** Zero says the same as an empty field (a minimum stock). */
  zeroIsEmpty?: boolean;
  /** An amount far beyond it is asked about. */
  usual?: Usual | undefined;
}

/** As much as the contract takes of stock. */
const mostAmount = 1_000_000;

export function NumberField({
  value,
  onChange,
  onSettle = onChange,
  least = 1,
  most = mostAmount,
  decimals = 0,
  isFixed = false,
  zeroIsEmpty = false,
  usual,
  error,
  onBlur,
  onKeyDown,
  ...input
}: NumberFieldProps) {
  const { inputProps, refused, isWrong, question } = useNumberEntry({
    entry: value,
    rule: { least, most, decimals, zeroIsEmpty },
    isFixed,
    usual,
    onType: onChange,
    onSettle,
  });
  const own = refused && <span role="alert">{numberError(refused)}</span>;
  return (
    <>
      <TextInput
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...input}
        {...inputProps}
        onBlur={(event) => {
          inputProps.onBlur();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          inputProps.onKeyDown(event);
          onKeyDown?.(event);
        }}
        error={question ? undefined : (own ?? (error || isWrong))}
      />
      {question}
    </>
  );
}
