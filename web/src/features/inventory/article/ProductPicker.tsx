// Finds a product of the catalogue by what is typed.
import { TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manufacturerText } from '../../../domain/catalog/manufacturer.ts';
import { titleOf } from '../../../domain/search/product-hit.ts';
import { searchProducts } from '../../../domain/search/search-products.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './ProductPicker.module.css';

const mostShown = 8;

export function ProductPicker({ onChoose }: { onChoose: (productId: number, name: string) => void }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 300);
  const { data, error } = useQuery({
    queryKey: ['search', 'pick', query],
    queryFn: () => searchProducts({ query, page: 0, sort: 'relevance', refinements: {} }),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });
  const hits = query.length > 1 ? (data?.hits ?? []).slice(0, mostShown) : [];
  return (
    <div className={classes.root}>
      <TextInput
        label={t('pick.label')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={classes.list}>
        {hits.map((hit) => {
          const { productId } = hit;
          const name = titleOf(hit, language);
          return (
            productId !== null && (
              <li key={hit.objectID}>
                <UnstyledButton className={classes.hit} onClick={() => onChoose(productId, name)}>
                  <ProductPicture category={hit.picture} size={36} />
                  <span>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.facts}>
                      {[manufacturerText(hit.manufacturer), hit.numbers[0], hit.pack?.[language]]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </UnstyledButton>
              </li>
            )
          );
        })}
      </ul>
      <p className={classes.none} role="status">
        {error && t('pick.failed')}
        {!error && query.length > 1 && data?.hits.length === 0 && t('pick.none')}
      </p>
    </div>
  );
}
