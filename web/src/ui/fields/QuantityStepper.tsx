// A quantity between − and +. What is typed is raised to what may be ordered when the field is left, and says so; what
// is no quantity stays with its reason, and changes nothing.
import { UnstyledButton } from '@mantine/core';
import { isRefused, type NumberEntry, type RefusedNumber } from '@praxora/rules/number-entry';
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/pricing-hints';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberError } from '../../lib/forms.tsx';
import classes from './QuantityStepper.module.css';
import { type Usual, useNumberEntry } from './useNumberEntry.tsx';

const largest = 99_999;

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
  /** Names the field for those who do not see what stands beside it. */
  label: string;
  /** 0: none is a quantity like any other. */
  minimum?: number;
  step?: number;
  /** A quantity far beyond it is asked about. */
  usual?: Usual;
  /** Hears of a quantity that may be ordered while it is still being typed; null: it is none after all. */
  onType?: (quantity: number | null) => void;
  /** Nothing is a choice too: 0 typed, or less than the least. Left out: the least stays. */
  onZero?: () => void;
  /** What stands in the field is no quantity: whoever acts on it waits. */
  onRefuse?: (isRefused: boolean) => void;
}

export function QuantityStepper({
  value,
  onChange,
  label,
  minimum = 1,
  step = 1,
  usual,
  onType,
  onZero,
  onRefuse,
}: QuantityStepperProps) {
  const { t } = useTranslation('addToCart');
  const messageId = useId();
  // Both are void as soon as the quantity becomes another one.
  const [refusal, setRefusal] = useState<{ entry: RefusedNumber; over: number } | null>(null);
  const [raised, setRaised] = useState<{ to: number; isMinimum: boolean } | null>(null);
  /** What the quantity was before something being typed was shown in its place. */
  const [typedOver, setTypedOver] = useState<number | null>(null);
  const rule = { minimumQuantity: minimum, orderStep: step };
  const least = minimum === 0 ? 0 : nextOrderableQuantity(rule, 1);
  const most = Math.floor(largest / step) * step;
  const endsAtZero = onZero !== undefined && value <= least;
  const refused = refusal?.over === value ? refusal.entry : null;
  const before = typedOver ?? value;

  const field = useNumberEntry({
    entry: refused ?? value,
    rule: { least: minimum === 0 ? 0 : 1, most, decimals: 0 },
    usual: usual && { ...usual, most: Math.max(usual.most ?? 0, before) },
    onType: type,
    onSettle: settle,
  });
  const tellRefused = useEffectEvent((is: boolean) => onRefuse?.(is));
  const hasRefused = refused !== null;
  useEffect(() => {
    if (!hasRefused) return;
    tellRefused(true);
    return () => tellRefused(false);
  }, [hasRefused]);

  const note = (entry: NumberEntry) => setRefusal(isRefused(entry) ? { entry, over: before } : null);

  function type(entry: NumberEntry) {
    setRaised(null);
    note(entry);
    if (!onType) return;
    const shown = typeof entry === 'number' && isOrderable(rule, entry) ? entry : null;
    if (shown !== null || typedOver !== null) onType(shown);
    setTypedOver(shown === null ? null : before);
  }

  function settle(entry: NumberEntry) {
    note(entry);
    setTypedOver(null);
    if (isRefused(entry) && entry.code === 'NUMBER_ZERO' && onZero) {
      setRefusal(null);
      onZero();
    } else if (typeof entry === 'number') choose(entry);
  }

  /** The nearest quantity from the wanted one up that may be ordered; the greatest one when it is too much. */
  function choose(wanted: number) {
    const chosen = wanted <= least ? least : Math.min(nextOrderableQuantity(rule, wanted), most);
    setRaised(chosen > wanted ? { to: chosen, isMinimum: wanted < minimum } : null);
    if (chosen !== before) onChange(chosen);
    else if (typedOver !== null) onType?.(null);
  }

  function stepTo(wanted: number) {
    field.forget();
    setRefusal(null);
    setTypedOver(null);
    choose(Math.max(least, wanted));
  }

  const isRaised = raised?.to === value && field.refused === null;
  return (
    <div className={classes.field}>
      <fieldset className={classes.root} aria-label={label} data-wrong={field.isWrong || undefined}>
        <UnstyledButton
          className={classes.button}
          aria-label={endsAtZero ? t('remove') : t('less')}
          disabled={value <= least && !onZero}
          onClick={() => (endsAtZero ? onZero() : stepTo(value - step))}
        >
          <IconMinus size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
        <input
          className={classes.input}
          aria-label={label}
          aria-invalid={field.isWrong || undefined}
          aria-describedby={field.refused || isRaised ? messageId : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...field.inputProps}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              stepTo(value + (event.key === 'ArrowUp' ? step : -step));
            }
          }}
        />
        <UnstyledButton
          className={classes.button}
          aria-label={t('more')}
          disabled={value + step > largest}
          onClick={() => stepTo(value + step)}
        >
          <IconPlus size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </fieldset>
      {field.refused && (
        <div id={messageId} className={classes.message} role="alert">
          {numberError(field.refused)}
        </div>
      )}
      {isRaised && (
        <div id={messageId} className={classes.raised} role="status">
          {raised.isMinimum ? t('raisedToMinimum', { minimum }) : t('raisedToStep', { step })}
        </div>
      )}
      {field.question}
    </div>
  );
}
