// Finds products of the catalogue by what is typed, or by their category, with all of their variants.
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { categoryFacets, searchProducts } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { PickCard } from './PickCard.tsx';
import type { ProductChoice } from './product-choice.ts';

const mostShown = 8;
/** A category is looked through, where a word leads to few. */
const mostOfCategory = 30;

export function ProductPicker({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('article');
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const [category, setCategory] = useState<string | null>(null);
  const isAsked = query.length > 1 || category !== null;
  const { data, error } = useQuery({
    // The inventory's key, so that products that became articles are marked.
    queryKey: [...inventoryKey, 'pick', query, category],
    queryFn: () =>
      searchProducts({
        query,
        page: 0,
        sort: 'relevance',
        refinements: category === null ? {} : { [categoryFacets.top]: [category] },
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const most = category === null ? mostShown : mostOfCategory;
  const cards = isAsked ? (data?.hits ?? []).slice(0, most) : [];
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
      {choice.kind === 'many' && <CategoryChoice category={category} onChange={setCategory} />}
      <ul className="plain-list m-8-0-0">
        {cards.map((card) => (
          <li key={card.objectID} className="line-between">
            <PickCard card={card} choice={choice} />
          </li>
        ))}
      </ul>
      <p className="quiet fz-fact block" role="status">
        {error && t('pick.failed')}
        {!error && isAsked && data?.hits.length === 0 && t('pick.none')}
        {!error && total > cards.length && t('pick.more', { shown: cards.length, count: total })}
      </p>
    </div>
  );
}

interface CategoryChoiceProps {
  category: string | null;
  onChange: (category: string | null) => void;
}

/** Who sets up a store goes through the categories one by one. */
function CategoryChoice({ category, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['catalog', 'categories'],
    queryFn: ({ signal }) => callApi(catalogCalls.listCategories, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="mt-8">
      <FilterChoice
        label={t('pick.category')}
        choices={data.map((one) => ({ value: one.de, text: one[language] }))}
        value={category}
        onChange={onChange}
      />
    </div>
  );
}
