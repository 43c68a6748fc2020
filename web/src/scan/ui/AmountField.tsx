// How many: two thumbs of room to step, and a field to type in. What is no whole number is said and never taken.
import { isRefused, type NumberEntry, readEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import classes from './AmountField.module.css';
import { IconButton } from './Button.tsx';
import { Field } from './Field.tsx';

interface AmountFieldProps {
  label: string;
  /** Name of the counted item, for screen readers. */
  name: string;
  value: number | null;
  least: number;
  most: number;
  onChange: (entry: NumberEntry) => void;
  error?: string | null;
}

export function AmountField({ label, name, value, least, most, onChange, error = null }: AmountFieldProps) {
  const { t } = useTranslation('scanModes');
  const [typed, setTyped] = useState<string | null>(null);
  const rule = { least, most, decimals: 0 } as const;
  const typedEntry = typed === null ? null : readEntry(typed, rule);
  // A scan meanwhile voids the typed value.
  const isTyped = typed !== null && (isRefused(typedEntry) || (typedEntry ?? 0) === (value ?? 0));
  const entry = isTyped ? typedEntry : value;
  const wrong = isRefused(entry)
    ? t('notNumber', { least: formatNumber(least, 0), most: formatNumber(most, 0) })
    : null;

  function step(by: number) {
    setTyped(null);
    onChange(Math.min(most, Math.max(least, (toNumber(entry) ?? value ?? 0) + by)));
  }
  return (
    <div className={`${classes.amount} row gap-8 items-top`}>
      <IconButton icon={IconMinus} label={t('less', { name })} onClick={() => step(-1)} />
      <Field
        label={label}
        inputMode="numeric"
        value={isTyped ? typed : (value ?? '')}
        error={wrong ?? error}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readEntry(event.target.value, rule));
        }}
      />
      <IconButton icon={IconPlus} label={t('more', { name })} onClick={() => step(1)} />
    </div>
  );
}
