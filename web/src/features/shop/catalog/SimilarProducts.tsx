import type { ProductSummary } from '@praxora/contract/shop/catalog.calls';
import { useTranslation } from 'react-i18next';
import { manufacturerText, ProductCard } from '../../../domain/shop/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';

export function SimilarProducts({ products }: { products: readonly ProductSummary[] }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return (
    <section aria-labelledby="product-similar">
      <h2 id="product-similar">{t('similar.title')}</h2>
      <ul className="fill-240 plain-list m-14-0-0 grid gap-12">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              to={pathTo('product', { productId: product.id })}
              picture={product.picture}
              name={product.name[language]}
              facts={manufacturerText(product.manufacturer)}
              pack={product.packText[language]}
              price={
                product.lowestPriceCents === null
                  ? t('price.none')
                  : t('price.from', { price: formatMoney(product.lowestPriceCents) })
              }
              note={t('offerCount', { count: product.offerCount })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
