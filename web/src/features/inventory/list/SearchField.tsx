import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Filters.module.css';
import type { ChangeView } from './useListView.ts';

/** The list follows a moment after the typing. */
const pauseMs = 250;

export function SearchField({ search, onChange }: { search: string; onChange: ChangeView }) {
  const { t } = useTranslation('inventory');
  // While someone types, the field leads and the address follows.
  const [draft, setDraft] = useState<string | null>(null);
  const follow = useDebouncedCallback(
    (text: string) => onChange({ search: text }, { replace: true }),
    pauseMs,
  );
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      maxLength={200}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={draft ?? search}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        follow(event.currentTarget.value);
      }}
      onBlur={() => {
        follow.flush();
        setDraft(null);
      }}
    />
  );
}
