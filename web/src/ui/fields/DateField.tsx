// A day to type or to choose from a calendar. What is typed short shows how it is read while it is being typed.
import { TextInput, type TextInputProps } from '@mantine/core';
import { readDay } from '@praxora/rules/shared/day-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../lib/after-press.ts';
import { formatDate } from '../../lib/format.ts';
import { Calendar } from './Calendar.tsx';

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `2029-03-31`. */
  value: string | null;
  /** Something typed that is no day is null, and unreadable. */
  onChange: (day: string | null, isUnreadable: boolean) => void;
  /** An expiry date: `0329` is the last of March 2029. */
  monthIsEnough?: boolean;
  minDate?: string;
  maxDate?: string;
  /** It stands in a popover, which would take a click on the calendar for one outside. */
  isInPopover?: boolean;
}

export function DateField({
  value,
  onChange,
  monthIsEnough = false,
  minDate,
  maxDate,
  isInPopover = false,
  onFocus,
  onBlur,
  ...input
}: DateFieldProps) {
  const { t } = useTranslation('common');
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? '' : formatDate(value);
  const isRead = draft !== null && value !== null && draft.trim() !== shown;

  return (
    <TextInput
      autoComplete="off"
      {...input}
      value={draft ?? shown}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        const day = readDay(event.currentTarget.value, { monthIsEnough });
        onChange(day, day === null && event.currentTarget.value.trim() !== '');
      }}
      onFocus={(event) => {
        setDraft(shown);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // Unreadable input remains, so that it can be corrected.
        afterPress(() => setDraft((typed) => (typed && value === null ? typed : null)));
        onBlur?.(event);
      }}
      description={isRead ? t('date.reading', { date: shown }) : input.description}
      rightSection={
        <Calendar
          value={value}
          minDate={minDate}
          maxDate={maxDate}
          disabled={input.disabled === true}
          withinPortal={!isInPopover}
          onChoose={(day) => {
            setDraft(null);
            onChange(day, false);
          }}
        />
      }
    />
  );
}
