// A quantity between − and +. What is typed is raised to what may be ordered when the field is left.
import { UnstyledButton } from '@mantine/core';
import { nextOrderableQuantity } from '@praxora/rules/pricing-hints';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './QuantityStepper.module.css';

const largest = 99_999;

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
  /** Names the field for those who do not see what stands beside it. */
  label: string;
  minimum?: number;
  step?: number;
}

export function QuantityStepper({ value, onChange, label, minimum = 1, step = 1 }: QuantityStepperProps) {
  const { t } = useTranslation('addToCart');
  const [draft, setDraft] = useState<string | null>(null);
  const rule = { minimumQuantity: minimum, orderStep: step };
  const least = nextOrderableQuantity(rule, 1);

  /** The nearest quantity from the wanted one up that may be ordered; the greatest one when it is too much. */
  function settle(wanted: number) {
    const most = Math.floor(largest / step) * step;
    onChange(Math.min(nextOrderableQuantity(rule, wanted), most));
  }

  return (
    <fieldset className={classes.root} aria-label={label}>
      <UnstyledButton
        className={classes.button}
        aria-label={t('less')}
        disabled={value <= least}
        onClick={() => settle(value - step)}
      >
        <IconMinus size={15} stroke={1.8} aria-hidden />
      </UnstyledButton>
      <input
        className={classes.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (draft) settle(Number(draft));
          setDraft(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            setDraft(null);
            settle(value + (event.key === 'ArrowUp' ? step : -step));
          }
        }}
      />
      <UnstyledButton
        className={classes.button}
        aria-label={t('more')}
        disabled={value + step > largest}
        onClick={() => settle(value + step)}
      >
        <IconPlus size={15} stroke={1.8} aria-hidden />
      </UnstyledButton>
    </fieldset>
  );
}
