// Finds an article of the inventory by what is typed.
import { TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './ArticleFinder.module.css';

const mostShown = 8;

interface ArticleFinderProps {
  /** Chosen already. */
  without: readonly number[];
  onChoose: (articleId: number) => void;
}

export function ArticleFinder({ without, onChoose }: ArticleFinderProps) {
  const { t } = useTranslation('receiving');
  const { amountText } = useUnitTexts();
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 250);
  const { data, error } = useQuery({
    queryKey: [...inventoryKey, 'find', query],
    queryFn: ({ signal }) => callApi(articleCalls.searchArticles, { query: { query } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = query !== '' && text.trim() !== '';
  const hits = (data ?? []).filter(({ id, useInventory }) => useInventory && !without.includes(id));
  return (
    <div className={`${classes.finder} maw-620`}>
      <TextInput
        type="search"
        label={t('outside.find')}
        placeholder={t('outside.findPlaceholder')}
        maxLength={200}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {isAsked && (
        <ul className="plain-list m-6-0-0">
          {hits.slice(0, mostShown).map((article) => (
            <li key={article.id}>
              <UnstyledButton
                className="hit hover-bg-hover"
                onClick={() => {
                  onChoose(article.id);
                  setText('');
                }}
              >
                <ProductPicture category={article.picture} size={36} />
                <span className="min-w-0 anywhere">
                  <span className="block fw-560">{article.name}</span>
                  <span className="quiet fz-fact block">
                    {[
                      manufacturerText(article.manufacturer),
                      article.manufacturerNumber,
                      amountText(article.stock, article.countingUnit),
                    ]
                      .filter((fact) => fact !== '')
                      .join(' · ')}
                  </span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet fz-fact block" role="status">
        {isAsked && error && t('outside.findFailed')}
        {isAsked && !error && data && hits.length === 0 && t('outside.findNone')}
      </p>
    </div>
  );
}
