// Products of the three saved lists; what is an article already says so.
import { savedCalls } from '@praxora/contract/shop/saved.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { type SavedArticleTab, savedArticleTabs } from '../../../lib/paths.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { PickRow } from '../article/PickRow.tsx';
import type { ProductChoice } from '../article/product-choice.ts';

const pageSize = 24;

export function SavedProducts({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation(['article', 'saved']);
  const language = useLanguage();
  const [tab, setTab] = useState<SavedArticleTab>('watchlist');
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'saved', tab],
    queryFn: ({ signal }) =>
      callApi(savedCalls.listSavedArticles, { query: { tab, page: 0, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const titles = {
    previouslyPurchased: t('saved:tabs.previouslyPurchased'),
    watchlist: t('saved:tabs.watchlist'),
    recentlyViewed: t('saved:tabs.recentlyViewed'),
  };
  return (
    <section className="mb-32" aria-labelledby="choose-saved">
      <h2 id="choose-saved">{t('choose.saved')}</h2>
      <Segments<SavedArticleTab>
        className="m-10-0-12"
        label={t('choose.saved')}
        value={tab}
        onChange={setTab}
        options={savedArticleTabs.map((value) => ({ value, label: titles[value] }))}
      />
      {data?.items.length === 0 && <p className="quiet fz-note m-4-0-14">{t('choose.savedNone')}</p>}
      <ul className="plain-list">
        {data?.items.map(({ id, name, picture, manufacturer, manufacturerNumber, packText, isArticle }) => (
          <li className="line-top" key={id}>
            <PickRow
              productId={id}
              name={name[language]}
              picture={<ProductPicture category={picture} size={40} />}
              facts={[manufacturerText(manufacturer), manufacturerNumber, packText[language]]
                .filter(Boolean)
                .join(' · ')}
              isArticle={isArticle}
              choice={choice}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
