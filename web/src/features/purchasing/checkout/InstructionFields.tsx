// Fields of what an order asks of the vendor: the practice's own reference and the day it wishes the goods on.
import { TextInput } from '@mantine/core';
import { lastRequestableDay, requestedDayProblem } from '@praxora/rules/purchasing/requested-day';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import type { Instructions } from './instructions.ts';

interface InstructionFieldsProps {
  value: Instructions;
  onChange: (value: Instructions) => void;
  disabled: boolean;
  /** Of one vendor only; left out: of all. */
  vendorName?: string;
}

export function InstructionFields({ value, onChange, disabled, vendorName }: InstructionFieldsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const errorText = useErrorText();
  const isForAll = vendorName === undefined;
  const today = calendarDay(new Date());
  const { orderReference, requestedDeliveryDate: day, isDayUnreadable } = value;
  const problem = day === null ? null : requestedDayProblem(day, today);
  return (
    <>
      <TextInput
        label={isForAll ? t('instructions.reference') : t('instructions.referenceOf', { vendor: vendorName })}
        description={isForAll && t('instructions.referenceHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={35}
        disabled={disabled}
        value={orderReference}
        onChange={({ currentTarget }) => onChange({ ...value, orderReference: currentTarget.value })}
      />
      <DateField
        label={isForAll ? t('instructions.day') : t('instructions.dayOf', { vendor: vendorName })}
        description={isForAll && t('instructions.dayHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('instructions.soon')}
        minDate={today}
        maxDate={lastRequestableDay(today)}
        disabled={disabled}
        error={
          (isDayUnreadable && t('common:date.unreadable')) ||
          (problem !== null && errorText({ code: problem, params: {}, message: '' }))
        }
        value={day}
        onChange={(requestedDeliveryDate, isDayUnreadable) =>
          onChange({ ...value, requestedDeliveryDate, isDayUnreadable })
        }
      />
    </>
  );
}
