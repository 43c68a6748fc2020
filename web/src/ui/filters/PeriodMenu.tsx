// Menu for the period of a page: a named preset, or custom days.
import { Button, Popover, UnstyledButton } from '@mantine/core';
import { type DatePreset, datePresets } from '@praxora/rules/shared/date-presets';
import { IconCalendar, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../fields/DateField.tsx';
import row from './FilterRow.module.css';
import classes from './PeriodMenu.module.css';
import { presetTexts } from './preset-texts.ts';

export interface Period {
  /** Null: days of one's own. */
  readonly preset: DatePreset | null;
  readonly from: string | null;
  readonly to: string | null;
}

interface PeriodMenuProps {
  period: Period;
  /** Button text for custom days. */
  daysText: string;
  onChange: (period: Period) => void;
}

export function PeriodMenu({ period, daysText, onChange }: PeriodMenuProps) {
  const { t } = useTranslation(['period', 'common']);
  const [isOpen, setOpen] = useState(false);
  const words = period.preset ? t(presetTexts[period.preset]) : daysText;
  const choose = (next: Period) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={row.chip ?? ''}
          data-active={period.preset !== 'allTime' || undefined}
          aria-label={t('common:filter.is', { name: t('label'), choice: words })}
          leftSection={<IconCalendar size={15} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('label')} className={classes.dropdown ?? ''}>
        <ul className="columns gap-2-8 plain-list">
          {datePresets.map((preset) => (
            <li key={preset}>
              <UnstyledButton
                className={`${classes.preset} row spread gap-8 bdrs-8 fz-note mih-32 p-0-10 w-full phone-thumb hover-bg-hover`}
                aria-current={preset === period.preset || undefined}
                onClick={() => choose({ preset, from: null, to: null })}
              >
                {t(presetTexts[preset])}
                {preset === period.preset && <IconCheck size={15} aria-hidden />}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <OwnDays period={period} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function OwnDays({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const { t } = useTranslation('period');
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const isTurned = from !== null && to !== null && from > to;
  return (
    <form
      className={`${classes.own} columns gap-10 line-top mt-10 pt-12`}
      aria-label={t('own')}
      onSubmit={(event) => {
        event.preventDefault();
        if ((from !== null || to !== null) && !isTurned) onChoose({ preset: null, from, to });
      }}
    >
      <DateField
        isInPopover
        label={t('from')}
        value={from}
        onChange={setFrom}
        {...(to === null ? {} : { maxDate: to })}
      />
      <DateField
        isInPopover
        label={t('to')}
        value={to}
        onChange={setTo}
        {...(from === null ? {} : { minDate: from })}
        error={isTurned ? t('turned') : undefined}
      />
      <Button type="submit" variant="default" disabled={from === null && to === null}>
        {t('apply')}
      </Button>
    </form>
  );
}
