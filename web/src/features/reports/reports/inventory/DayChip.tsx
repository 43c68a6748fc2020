// Chip with the day of the inventory; its cross resets it to today.
import { ActionIcon, Button, Group, Popover, UnstyledButton } from '@mantine/core';
import { datePresets, presetEnd } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconCalendarEvent, IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import row from '../../../../ui/filters/FilterRow.module.css';
import period from '../../../../ui/filters/PeriodMenu.module.css';
import { presetTexts } from '../../../../ui/filters/preset-texts.ts';
import classes from './Inventory.module.css';

interface DayChipProps {
  /** Null: today. */
  day: string | null;
  onChange: (day: string | null) => void;
}

export function DayChip({ day, onChange }: DayChipProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const words =
    day === null ? t('inventory.today') : t('inventory.asOf', { day: dayWords(day, language, 'short') });
  const choose = (next: string | null) => {
    setOpen(false);
    onChange(next === calendarDay(new Date()) ? null : next);
  };
  return (
    <Group gap={4} wrap="nowrap">
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            className={row.chip ?? ''}
            data-active
            leftSection={<IconCalendarEvent size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {words}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('inventory.chooseDay')}>
          <ChooseDay day={day} onChoose={choose} />
        </Popover.Dropdown>
      </Popover>
      {day !== null && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('inventory.backToToday')}
          onClick={() => choose(null)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

function ChooseDay({ day, onChoose }: { day: string | null; onChoose: (day: string) => void }) {
  const { t } = useTranslation(['reports', 'period']);
  const language = useLanguage();
  const today = calendarDay(new Date());
  const [draft, setDraft] = useState(day);
  const canShow = draft !== null && draft <= today;
  return (
    <form
      className="column gap-8 w-280"
      onSubmit={(event) => {
        event.preventDefault();
        if (canShow) onChoose(draft);
      }}
    >
      <DateField
        isInPopover
        label={t('inventory.endOf')}
        value={draft}
        maxDate={today}
        error={draft !== null && draft > today ? t('inventory.toCome') : undefined}
        onChange={setDraft}
      />
      <Button type="submit" variant="default" disabled={!canShow}>
        {t('inventory.show')}
      </Button>
      <ul className={`${classes.usualDays} plain-list overflow-y-auto`} aria-label={t('inventory.usualDays')}>
        {datePresets.map((preset) => (
          <li key={preset}>
            <UnstyledButton
              className={`${period.preset} row spread gap-8 bdrs-8 fz-note mih-32 p-0-10 w-full phone-thumb hover-bg-hover`}
              onClick={() => onChoose(presetEnd(preset, today))}
            >
              <span>{t(presetTexts[preset])}</span>
              <span className="px-num">{dayWords(presetEnd(preset, today), language, 'short')}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </form>
  );
}
