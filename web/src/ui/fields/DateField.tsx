// A day to type or to choose from a calendar. What is typed short shows how it is read while it is being typed.
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { readDay } from '@praxora/rules/day-text';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPress } from '../../lib/after-press.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import classes from './DateField.module.css';

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `2029-03-31`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** An expiry date: `0329` is the last of March 2029. */
  monthIsEnough?: boolean;
  minDate?: string;
  maxDate?: string;
}

export function DateField({
  value,
  onChange,
  monthIsEnough = false,
  minDate,
  maxDate,
  onFocus,
  onBlur,
  ...input
}: DateFieldProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = value === null ? '' : formatDate(value);
  const isRead = draft !== null && value !== null && draft.trim() !== shown;

  return (
    <TextInput
      autoComplete="off"
      {...input}
      value={draft ?? shown}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(readDay(event.currentTarget.value, { monthIsEnough }));
      }}
      onFocus={(event) => {
        setDraft(shown);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // What could not be read stays, so that it can be mended.
        afterPress(() => setDraft((typed) => (typed && value === null ? typed : null)));
        onBlur?.(event);
      }}
      description={isRead ? t('date.reading', { date: shown }) : input.description}
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withinPortal>
          <Popover.Target>
            <ActionIcon
              aria-label={t('date.open')}
              disabled={input.disabled === true}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.dropdown}>
            <DatesProvider settings={{ locale: language === 'de' ? 'de' : 'en-gb', firstDayOfWeek: 1 }}>
              <DatePicker
                value={value}
                {...(value === null ? {} : { defaultDate: value })}
                {...(minDate === undefined ? {} : { minDate })}
                {...(maxDate === undefined ? {} : { maxDate })}
                ariaLabels={{
                  previousMonth: t('date.previousMonth'),
                  nextMonth: t('date.nextMonth'),
                  previousYear: t('date.previousYear'),
                  nextYear: t('date.nextYear'),
                  previousDecade: t('date.previousDecade'),
                  nextDecade: t('date.nextDecade'),
                  monthLevelControl: t('date.toYear'),
                  yearLevelControl: t('date.toDecade'),
                }}
                onChange={(day) => {
                  setDraft(null);
                  onChange(day);
                  setOpen(false);
                }}
              />
            </DatesProvider>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
