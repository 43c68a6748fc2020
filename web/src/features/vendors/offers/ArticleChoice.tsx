// Which article a new price is for: looked for by name or number, on the server.
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArticleChoice } from './offers.queries.ts';

interface ArticleChoiceProps {
  value: number | null;
  onChange: (articleId: number | null) => void;
  error?: ReactNode;
}

const pauseMs = 250;

export function ArticleChoice({ value, onChange, error }: ArticleChoiceProps) {
  const { t } = useTranslation('priceOffers');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [asked] = useDebouncedValue(search, pauseMs);
  const isChosen = chosen !== null && search === chosen.label;
  const { data } = useArticleChoice(isChosen ? '' : asked.trim().slice(0, 200));
  const found = (data?.items ?? []).map(({ id, name, manufacturerNumber }) => ({
    value: String(id),
    label: manufacturerNumber === '' ? name : `${name} · ${manufacturerNumber}`,
  }));
  const listed = chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      label={t('article')}
      placeholder={t('articleHint')}
      searchable
      // It has the focus from the beginning, and when it is wrong: an open list would lie over the other fields.
      openOnFocus={false}
      allowDeselect={false}
      data={listed}
      // The server has looked already, in more than the label.
      filter={({ options }) => options}
      nothingFoundMessage={t('noArticle')}
      searchValue={search}
      onSearchChange={setSearch}
      value={value === null ? null : String(value)}
      onChange={(next, option) => {
        setChosen(option);
        onChange(next === null ? null : Number(next));
      }}
      error={error}
      data-autofocus
    />
  );
}
