// A quantity between − and +. What is typed is raised to what may be ordered when the field is left, and says so; what
// is no quantity stays with its reason, and changes nothing.
import { UnstyledButton } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { numberError } from '../../lib/forms.tsx';
import classes from './QuantityStepper.module.css';
import { type QuantityOptions, useQuantityEntry } from './useQuantityEntry.ts';

interface QuantityStepperProps extends QuantityOptions {
  /** Names the field for those who do not see what stands beside it. */
  label: string;
}

export function QuantityStepper({ label, ...options }: QuantityStepperProps) {
  const { t } = useTranslation('addToCart');
  const messageId = useId();
  const { value, minimum = 1, step = 1, onZero } = options;
  const { field, raise, endsAtZero, canStepDown, canStepUp, stepTo } = useQuantityEntry(options);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      stepTo(value + (event.key === 'ArrowUp' ? step : -step));
    }
  }

  return (
    <div className="inline-flex flex-none flex-column gap-4 max-w-full">
      <fieldset className={classes.root} aria-label={label} data-wrong={field.isWrong || undefined}>
        <UnstyledButton
          className={`${classes.button} quiet grid place-center`}
          aria-label={endsAtZero ? t('remove') : t('less')}
          disabled={!canStepDown}
          onClick={() => (endsAtZero ? onZero?.() : stepTo(value - step))}
        >
          <IconMinus size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
        <input
          className={classes.input}
          aria-label={label}
          aria-invalid={field.isWrong || undefined}
          aria-describedby={field.refused || raise ? messageId : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...field.inputProps}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
        />
        <UnstyledButton
          className={`${classes.button} quiet grid place-center`}
          aria-label={t('more')}
          disabled={!canStepUp}
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
      {raise && (
        <div id={messageId} className={classes.raised} role="status">
          {raise.isMinimum ? t('raisedToMinimum', { minimum }) : t('raisedToStep', { step })}
        </div>
      )}
      {field.question}
    </div>
  );
}
