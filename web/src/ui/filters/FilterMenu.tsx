// A filter of several choices behind one button.
import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import classes from './FilterRow.module.css';

interface FilterMenuProps<Name extends string> {
  label: string;
  /** Instead of words on the button. */
  icon?: ReactNode;
  choices: readonly { readonly name: Name; readonly text: string; readonly count?: number | undefined }[];
  chosen: readonly Name[];
  /** In or out, whichever it is not. */
  onToggle: (name: Name) => void;
  /** The button counts what is chosen; left out where everything chosen is as usual. */
  quiet?: boolean;
}

export function FilterMenu<Name extends string>({
  label,
  icon,
  choices,
  chosen,
  onToggle,
  quiet = false,
}: FilterMenuProps<Name>) {
  const { t } = useTranslation('common');
  const isActive = !quiet && chosen.length > 0;
  const [first, ...others] = choices.filter(({ name }) => chosen.includes(name));
  const words = first && others.length === 0 ? first.text : `${label} (${formatNumber(chosen.length, 0)})`;
  const name = isActive ? t('filter.chosen', { name: label, number: formatNumber(chosen.length, 0) }) : label;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.chip ?? ''}
          data-active={isActive || undefined}
          data-icon={icon !== undefined || undefined}
          title={icon ? label : isActive ? words : undefined}
          rightSection={!icon && <IconChevronDown size={14} aria-hidden />}
          {...(icon || isActive ? { 'aria-label': name } : {})}
        >
          {icon ?? (isActive ? words : label)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <fieldset className={classes.choices} aria-label={label}>
          {choices.map(({ name: choice, text, count }) => (
            <div key={choice} className={classes.choice}>
              <Checkbox
                label={text}
                size="sm"
                checked={chosen.includes(choice)}
                onChange={() => onToggle(choice)}
              />
              {count !== undefined && <span className="px-num">{formatNumber(count, 0)}</span>}
            </div>
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
