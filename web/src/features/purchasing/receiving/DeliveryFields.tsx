// The paper that came with the goods, and the day they came.
import { TextInput } from '@mantine/core';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/DateField.tsx';
import classes from './DeliveryFields.module.css';

interface DeliveryFieldsProps {
  deliveryNote: string;
  /** Null: today. */
  happenedOn: string | null;
  onChange: (changes: { deliveryNote?: string; happenedOn?: string | null }) => void;
  children?: ReactNode;
}

export function DeliveryFields({ deliveryNote, happenedOn, onChange, children }: DeliveryFieldsProps) {
  const { t } = useTranslation('receiving');
  const today = calendarDay(new Date());
  return (
    <div className={`${classes.fields} grid gap-12`}>
      {children}
      <TextInput
        label={t('delivery.note')}
        maxLength={100}
        autoComplete="off"
        value={deliveryNote}
        onChange={(event) => onChange({ deliveryNote: event.currentTarget.value })}
      />
      <DateField
        label={t('delivery.day')}
        value={happenedOn ?? today}
        // Goods of tomorrow have not come: the day stays as it was.
        onChange={(day) => onChange({ happenedOn: day === null || day >= today ? null : day })}
        maxDate={today}
      />
    </div>
  );
}
