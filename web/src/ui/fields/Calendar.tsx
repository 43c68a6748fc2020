// The calendar behind a field for a day.
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n.ts';

interface CalendarProps {
  value: string | null;
  onChoose: (day: string | null) => void;
  minDate: string | undefined;
  maxDate: string | undefined;
  disabled: boolean;
  /** Not within another popover, which would take a click here for one outside. */
  withinPortal: boolean;
}

export function Calendar({ value, onChoose, minDate, maxDate, disabled, withinPortal }: CalendarProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withinPortal={withinPortal}>
      <Popover.Target>
        <ActionIcon aria-label={t('date.open')} disabled={disabled} onClick={() => setOpen(!isOpen)}>
          <IconCalendar size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="p-12">
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
              onChoose(day);
              setOpen(false);
            }}
          />
        </DatesProvider>
      </Popover.Dropdown>
    </Popover>
  );
}
