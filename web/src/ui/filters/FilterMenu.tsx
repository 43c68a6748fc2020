// A filter of several choices behind one button.
import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import classes from './FilterRow.module.css';

interface MenuChoice<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly count?: number | undefined;
}

interface FilterMenuProps<Name extends string> {
  label: string;
  /** Instead of words on the button. */
  icon?: ReactNode;
  choices: readonly MenuChoice<Name>[];
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
        <Choices label={label} choices={choices} chosen={chosen} onToggle={onToggle} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A longer list can be searched. */
const longList = 14;
const mostShown = 100;

type ChoicesProps<Name extends string> = Pick<
  FilterMenuProps<Name>,
  'label' | 'choices' | 'chosen' | 'onToggle'
>;

/** Only as many as can be looked through; what is chosen is always among them. */
function Choices<Name extends string>({ label, choices, chosen, onToggle }: ChoicesProps<Name>) {
  const { t } = useTranslation('common');
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const hits = choices.filter(
    ({ name, text }, index) =>
      (needle === '' ? index < mostShown : text.toLowerCase().includes(needle)) || chosen.includes(name),
  );
  return (
    <>
      {choices.length > longList && (
        <TextInput
          type="search"
          aria-label={t('filter.search', { name: label })}
          placeholder={t('filter.searchShort')}
          mb={8}
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes.choices} aria-label={label}>
        {hits.slice(0, mostShown).map(({ name, text, count }) => (
          <div key={name} className={`${classes.choice} row spread gap-16 phone-thumb`}>
            <Checkbox
              label={text}
              size="sm"
              checked={chosen.includes(name)}
              onChange={() => onToggle(name)}
            />
            {count !== undefined && <span className="px-num">{formatNumber(count, 0)}</span>}
          </div>
        ))}
        {hits.length === 0 && <span>{t('filter.none')}</span>}
      </fieldset>
    </>
  );
}
