// Products ordered from the vendor that are no articles yet: a price is saved for an article, so one is created first.
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useOrderedProducts } from './offers.queries.ts';

const mostShown = 5;

export function OrderedProducts({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation('priceOffers');
  const language = useLanguage();
  const { data: products = [] } = useOrderedProducts(vendorId);
  if (products.length === 0) return null;
  return (
    <section aria-label={t('ordered')}>
      <p className="quiet fz-note">{t('ordered')}</p>
      <ul className="plain-list">
        {products.slice(0, mostShown).map(({ productId, catalogProductSlug, name }) => (
          <li key={productId}>
            <Anchor
              component={Link}
              size="sm"
              to={pathTo('articleConfiguration', {}, { product: catalogProductSlug })}
            >
              {name[language]}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
