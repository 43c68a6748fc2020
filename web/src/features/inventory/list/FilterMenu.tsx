// A filter of several choices behind one button.
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './Filters.module.css';

interface FilterMenuProps<Name extends string> {
  label: string;
  /** Instead of words on the button. */
  icon?: ReactNode;
  choices: readonly { readonly name: Name; readonly text: string; readonly count?: number | undefined }[];
  chosen: readonly Name[];
  onChange: (chosen: Name[]) => void;
  /** The button counts what is chosen; left out where everything chosen is as usual. */
  quiet?: boolean;
}

export function FilterMenu<Name extends string>({
  label,
  icon,
  choices,
  chosen,
  onChange,
  quiet = false,
}: FilterMenuProps<Name>) {
  const { t } = useTranslation('inventory');
  const isActive = !quiet && chosen.length > 0;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.chip ?? ''}
          data-active={isActive || undefined}
          title={icon ? label : undefined}
          rightSection={!icon && <IconChevronDown size={14} aria-hidden />}
          {...(icon ? { 'aria-label': label } : {})}
          {...(isActive
            ? { 'aria-label': t('filter.chosen', { name: label, number: formatNumber(chosen.length, 0) }) }
            : {})}
        >
          {icon ?? (isActive ? `${label} (${chosen.length})` : label)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Checkbox.Group
          value={[...chosen]}
          onChange={(values) =>
            onChange(choices.map(({ name }) => name).filter((name) => values.includes(name)))
          }
          aria-label={label}
        >
          <div className={classes.choices}>
            {choices.map(({ name, text, count }) => (
              <div key={name} className={classes.choice}>
                <Checkbox value={name} label={text} size="sm" />
                {count !== undefined && <span className="px-num">{formatNumber(count, 0)}</span>}
              </div>
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
