// Articles to look at, found by what is typed.
import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { IconChevronDown } from '@tabler/icons-react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatNumber } from '../../../../lib/format.ts';
import row from '../../../../ui/filters/FilterRow.module.css';

interface ArticleFilterProps {
  chosen: readonly string[];
  onToggle: (articleId: string) => void;
}

const mostShown = 12;
const pauseMs = 250;

/** The names of what the address gives by number; one that nobody knows stays a number. */
function useNames(ids: readonly string[]): readonly string[] {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...inventoryKey, 'article', Number(id)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(articleCalls.getArticle, { params: { articleId: Number(id) } }, { signal }),
      retry: false,
    })),
  });
  return ids.map((id, index) => answers[index]?.data?.name ?? id);
}

export function ArticleFilter({ chosen, onToggle }: ArticleFilterProps) {
  const { t } = useTranslation(['reports', 'common']);
  const names = useNames(chosen);
  const label = t('filter.article');
  const words = names.length === 1 ? names[0] : `${label} (${formatNumber(names.length, 0)})`;
  const isActive = chosen.length > 0;
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={row.chip ?? ''}
          data-active={isActive || undefined}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          {...(isActive
            ? { title: words, 'aria-label': t('common:filter.is', { name: label, choice: names.join(', ') }) }
            : {})}
        >
          {isActive ? words : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={row.dropdown ?? ''}>
        <Finder label={label} chosen={chosen} names={names} onToggle={onToggle} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface FinderProps extends ArticleFilterProps {
  label: string;
  names: readonly string[];
}

function Finder({ label, chosen, names, onToggle }: FinderProps) {
  const { t } = useTranslation(['reports', 'common']);
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), pauseMs);
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'find', query],
    queryFn: ({ signal }) => callApi(articleCalls.searchArticles, { query: { query } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const hits = (query === '' ? [] : (data ?? []))
    .filter(({ id }) => !chosen.includes(String(id)))
    .slice(0, mostShown);
  const options = [
    ...chosen.map((id, index) => ({ id, name: names[index] ?? id })),
    ...hits.map(({ id, name }) => ({ id: String(id), name })),
  ];
  return (
    <>
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('common:filter.search', { name: label })}
        placeholder={t('filter.articleHint')}
        maxLength={200}
        mb={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <fieldset className={row.choices} aria-label={label}>
        {options.map(({ id, name }) => (
          <div key={id} className={`${row.choice} row spread gap-16 phone-thumb`}>
            <Checkbox label={name} size="sm" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          </div>
        ))}
      </fieldset>
      <p role="status">{query !== '' && data && hits.length === 0 && t('common:filter.none')}</p>
    </>
  );
}
