// Products of earlier orders that are no articles yet.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import { PickRow } from '../article/PickRow.tsx';
import type { ProductChoice } from '../article/product-choice.ts';

export function OrderedBefore({ choice }: { choice: ProductChoice }) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { data: suggestions = [] } = useQuery({
    queryKey: [...inventoryKey, 'suggestions'],
    queryFn: ({ signal }) => callApi(articleCalls.suggestArticles, { params: { vendorId: 0 } }, { signal }),
  });
  if (suggestions.length === 0) return null;
  return (
    <section className="mb-32" aria-labelledby="choose-ordered">
      <h2 id="choose-ordered">{t('choose.ordered')}</h2>
      <p className="quiet fz-note m-4-0-14">{t('choose.orderedText')}</p>
      <ul className="plain-list">
        {suggestions.map(({ productId, name, picture, manufacturer, quantity, orderedAt }) => (
          <li className="line-top" key={productId}>
            <PickRow
              productId={productId}
              name={name[language]}
              picture={<ProductPicture category={picture} size={40} />}
              facts={t('choose.orderedOn', {
                manufacturer: manufacturerText(manufacturer),
                quantity: formatNumber(quantity),
                date: formatDate(orderedAt),
              })}
              isArticle={false}
              choice={choice}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
