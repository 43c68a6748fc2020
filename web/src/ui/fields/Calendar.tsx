// The calendar behind a field for a day.
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarMonthProps } from './CalendarMonth.tsx';

interface CalendarProps extends CalendarMonthProps {
  disabled: boolean;
  /** Not within another popover, which would take a click here for one outside. */
  withinPortal: boolean;
}

export function Calendar({ onChoose, disabled, withinPortal, ...month }: CalendarProps) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const [Month, setMonth] = useState<ComponentType<CalendarMonthProps> | null>(null);

  /** The popover opens when its content is there: the focus moves into it as it opens. */
  const open = async () => {
    const { CalendarMonth } = await import('./CalendarMonth.tsx');
    setMonth(() => CalendarMonth);
    setOpen(true);
  };

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus withinPortal={withinPortal}>
      <Popover.Target>
        <ActionIcon
          aria-label={t('date.open')}
          disabled={disabled}
          onClick={() => (isOpen ? setOpen(false) : void open())}
        >
          <IconCalendar size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className="p-12">
        {Month && (
          <Month
            {...month}
            onChoose={(day) => {
              onChoose(day);
              setOpen(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
