// Until when rows are off the list: a day, until the stock falls further, or the next receipt.
import { Radio, Stack } from '@mantine/core';
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { type Aside, useSetAside } from './useSetAside.ts';

interface SetAsideDialogProps {
  rows: readonly ReorderRow[];
  onClose: () => void;
}

const ways = [
  { way: 'day', label: 'aside.day', text: 'aside.dayText' },
  { way: 'falls', label: 'aside.falls', text: 'aside.fallsText' },
  { way: 'receipt', label: 'aside.receipt', text: 'aside.receiptText' },
] as const;
type Way = (typeof ways)[number]['way'];

/** A week is what most people mean by later. */
const usualDays = 7;

export function SetAsideDialog({ rows, onClose }: SetAsideDialogProps) {
  const { t } = useTranslation('reorder');
  const setAside = useSetAside();
  const tomorrow = addDays(calendarDay(new Date()), 1);
  const [way, setWay] = useState<Way>('day');
  const [day, setDay] = useState<string | null>(addDays(tomorrow, usualDays - 1));
  const [isWrong, setWrong] = useState(false);
  const [first] = rows;

  async function submit() {
    if (way === 'day' && (day === null || day < tomorrow)) {
      setWrong(true);
      return false;
    }
    return await setAside.send({ articleIds: rows.map(({ article }) => article.id), ...asideOf() });
  }

  function asideOf(): Aside {
    if (way === 'receipt') return { leaveOut: true };
    if (way === 'falls' || day === null) return { snooze: { untilStockFalls: true } };
    return { snooze: { until: day } };
  }

  return (
    <FormDialog
      title={
        rows.length === 1 && first
          ? t('aside.titleOne', { name: first.article.name })
          : t('aside.title', { count: rows.length })
      }
      action={t('aside.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group label={t('aside.how')} value={way} onChange={(next) => setWay(next as Way)}>
        <Stack gap="sm" mt="xs">
          {ways.map(({ way: value, label, text }) => (
            <Radio key={value} value={value} size="sm" label={t(label)} description={t(text)} />
          ))}
        </Stack>
      </Radio.Group>
      {way === 'day' && (
        <DateField
          label={t('aside.dayField')}
          value={day}
          minDate={tomorrow}
          error={isWrong ? t('aside.dayWrong') : null}
          onChange={(next) => {
            setWrong(false);
            setDay(next);
          }}
        />
      )}
    </FormDialog>
  );
}
