// A quantity between − and +. What is typed is raised to what may be ordered when the field is left.
import { UnstyledButton } from '@mantine/core';
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/pricing-hints';
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
  /** 0: none is a quantity like any other. */
  minimum?: number;
  step?: number;
  /** Hears of a quantity that may be ordered while it is still being typed. */
  onType?: (quantity: number) => void;
  /** Nothing is a choice too: 0 typed, or less than the least. Left out: the least stays. */
  onZero?: () => void;
}

export function QuantityStepper({
  value,
  onChange,
  label,
  minimum = 1,
  step = 1,
  onType,
  onZero,
}: QuantityStepperProps) {
  const { t } = useTranslation('addToCart');
  const [draft, setDraft] = useState<string | null>(null);
  const rule = { minimumQuantity: minimum, orderStep: step };
  const least = minimum === 0 ? 0 : nextOrderableQuantity(rule, 1);
  const endsAtZero = onZero !== undefined && value <= least;

  /** The nearest quantity from the wanted one up that may be ordered; the greatest one when it is too much. */
  function settle(wanted: number) {
    const most = Math.floor(largest / step) * step;
    onChange(wanted <= least ? least : Math.min(nextOrderableQuantity(rule, wanted), most));
  }

  return (
    <fieldset className={classes.root} aria-label={label}>
      <UnstyledButton
        className={classes.button}
        aria-label={endsAtZero ? t('remove') : t('less')}
        disabled={value <= least && !onZero}
        onClick={() => (endsAtZero ? onZero() : settle(value - step))}
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
        onChange={(event) => {
          const typed = event.currentTarget.value.replace(/\D/g, '');
          setDraft(typed);
          if (isOrderable(rule, Number(typed))) onType?.(Number(typed));
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          setDraft(null);
          if (!draft) return;
          if (Number(draft) === 0 && onZero) onZero();
          else settle(Number(draft));
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
