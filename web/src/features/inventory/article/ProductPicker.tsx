// Finds products of the catalogue by what is typed, with all of their variants.
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { searchProducts } from '../../../domain/shop/index.ts';
import { PickCard } from './PickCard.tsx';
import type { ProductChoice } from './product-choice.ts';

const mostShown = 8;

export function ProductPicker({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('article');
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const { data, error } = useQuery({
    // The inventory's key, so that products that became articles are marked.
    queryKey: [...inventoryKey, 'pick', query],
    queryFn: () => searchProducts({ query, page: 0, sort: 'relevance', refinements: {} }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });
  const cards = query.length > 1 ? (data?.hits ?? []).slice(0, mostShown) : [];
  const total = cards.length > 0 ? (data?.nbHits ?? 0) : 0;
  return (
    <div className="mt-12">
      <TextInput
        label={t('pick.label')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className="plain-list m-8-0-0">
        {cards.map((card) => (
          <li key={card.objectID} className="line-between">
            <PickCard card={card} choice={choice} />
          </li>
        ))}
      </ul>
      <p className="quiet fz-fact block" role="status">
        {error && t('pick.failed')}
        {!error && query.length > 1 && data?.hits.length === 0 && t('pick.none')}
        {!error && total > cards.length && t('pick.more', { shown: cards.length, count: total })}
      </p>
    </div>
  );
}
