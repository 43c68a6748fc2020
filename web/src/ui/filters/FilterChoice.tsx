// A filter of one choice behind one button, which shows what was chosen.
import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FilterRow.module.css';

interface FilterChoiceProps<Value extends string | number> {
  label: string;
  /** The first of the list: no filter. */
  any?: string;
  choices: readonly { readonly value: Value; readonly text: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A longer list can be searched. */
const longList = 8;
const mostShown = 200;

export function FilterChoice<Value extends string | number>({
  label,
  any,
  choices,
  value,
  onChange,
}: FilterChoiceProps<Value>) {
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
  const chosen = choices.find((choice) => choice.value === value);
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
        <Button
          variant="default"
          className={classes.chip ?? ''}
          data-active={chosen !== undefined || undefined}
          {...(chosen
            ? { title: chosen.text, 'aria-label': t('filter.is', { name: label, choice: chosen.text }) }
            : {})}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          {chosen?.text ?? label}
        </Button>
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
        <Combobox.Options aria-label={label} className={classes.options ?? ''}>
          {options.map((option, index) => (
            <Combobox.Option
              key={option.value ?? 'any'}
              value={String(index)}
              active={option.value === value}
              className={classes.option ?? ''}
              data-chosen={option.value === value || undefined}
            >
              {option.text}
              {option.value === value && <IconCheck size={15} aria-hidden />}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{t('filter.none')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
