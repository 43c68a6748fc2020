// The days of the calendar behind a field. Fetched when a calendar is opened: most people type the day.
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n.ts';

export interface CalendarMonthProps {
  value: string | null;
  onChoose: (day: string | null) => void;
  minDate: string | undefined;
  maxDate: string | undefined;
}

export function CalendarMonth({ value, onChoose, minDate, maxDate }: CalendarMonthProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
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
        onChange={onChoose}
      />
    </DatesProvider>
  );
}
