// A filter of one choice behind one button, which shows what was chosen.
import { Button, type ButtonProps, Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FilterRow.module.css';

interface Choice<Value> {
  readonly value: Value;
  readonly text: string;
}

interface FilterChoiceProps<Value extends string | number> {
  label: string;
  /** The first of the list: no filter. */
  any?: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A longer list can be searched. */
const longList = 8;
const mostShown = 200;

export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { label, any, choices, value, onChange } = props;
  const { t } = useTranslation('common');
  const [search, setSearch] = useState('');
  const isLong = choices.length > longList;
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
    onDropdownOpen: () => {
      if (isLong) combobox.focusSearchInput();
      combobox.selectActiveOption();
    },
  });
  const needle = search.trim().toLowerCase();
  const hits = choices.filter(({ text }) => text.toLowerCase().includes(needle)).slice(0, mostShown);
  const options = [...(needle === '' ? [{ value: null, text: any ?? t('filter.any') }] : []), ...hits];

  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(index) => {
        const option = options[Number(index)];
        if (option) onChange(option.value);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <ChoiceButton
          label={label}
          choice={choices.find((choice) => choice.value === value)?.text}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown ?? ''}>
        {isLong && (
          <Combobox.Search
            aria-label={t('filter.search', { name: label })}
            placeholder={t('filter.searchShort')}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              combobox.updateSelectedOptionIndex();
            }}
          />
        )}
        <Combobox.Options aria-label={label} className="mah-320 overflow-y-auto">
          <ChoiceOptions options={options} value={value} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface ChoiceButtonProps extends ButtonProps, Pick<ComponentProps<'button'>, 'ref' | 'onClick'> {
  label: string;
  /** Undefined: no filter. */
  choice: string | undefined;
}

/** The other props come from the combobox around it: what it controls, and whether it is open. */
function ChoiceButton({ label, choice, ...button }: ChoiceButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button
      {...button}
      variant="default"
      className={classes.chip ?? ''}
      data-active={choice !== undefined || undefined}
      {...(choice === undefined
        ? {}
        : { title: choice, 'aria-label': t('filter.is', { name: label, choice }) })}
      rightSection={<IconChevronDown size={14} aria-hidden />}
    >
      {choice ?? label}
    </Button>
  );
}

interface ChoiceOptionsProps<Value> {
  options: readonly Choice<Value | null>[];
  value: Value | null;
}

function ChoiceOptions<Value extends string | number>({ options, value }: ChoiceOptionsProps<Value>) {
  const { t } = useTranslation('common');
  if (options.length === 0) return <Combobox.Empty>{t('filter.none')}</Combobox.Empty>;
  return options.map((option, index) => (
    <Combobox.Option
      key={option.value ?? 'any'}
      value={String(index)}
      active={option.value === value}
      className={`${classes.option} row spread gap-12`}
      data-chosen={option.value === value || undefined}
    >
      {option.text}
      {option.value === value && <IconCheck size={15} aria-hidden />}
    </Combobox.Option>
  ));
}
