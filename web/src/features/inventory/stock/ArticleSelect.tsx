// An article of the practice, found by its name, number or batch.
import { Select } from '@mantine/core';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

interface ArticleSelectProps {
  label: string;
  field: { value: number | null; onChange: (id: number | null) => void; error?: ReactNode };
}

export function ArticleSelect({ label, field: { value, onChange, error } }: ArticleSelectProps) {
  const [search, setSearch] = useState('');
  const { data: articles = [] } = useQuery({
    queryKey: [...inventoryKey, 'article-search', search],
    queryFn: ({ signal }) => callApi(articleCalls.searchArticles, { query: { query: search } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      label={label}
      searchable
      required
      data-autofocus
      // The server has searched, by number and batch too.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      data={articles.map((article) => ({ value: String(article.id), label: article.name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      error={error}
    />
  );
}
