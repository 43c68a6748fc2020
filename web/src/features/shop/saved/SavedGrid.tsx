import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddToCart, useAddToCart, useInCart } from '../../../domain/purchasing/index.ts';
import {
  manufacturerText,
  ProductCard,
  trackAddedToCart,
  usePriceAlertText,
} from '../../../domain/shop/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo, type SavedArticleTab } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { PriceAlertButton } from '../catalog/PriceAlertButton.tsx';
import type { SavedArticle } from './saved.queries.ts';

const savedAt = {
  previouslyPurchased: 'savedAt.previouslyPurchased',
  watchlist: 'savedAt.watchlist',
  recentlyViewed: 'savedAt.recentlyViewed',
} as const;

export function SavedGrid({ tab, items }: { tab: SavedArticleTab; items: readonly SavedArticle[] }) {
  const { t } = useTranslation('saved');
  const language = useLanguage();
  const addToCart = useAddToCart({ onAdded: trackAddedToCart });
  const inCart = useInCart();
  return (
    <ul className="fill-300 phone-one-column plain-list grid gap-12">
      {items.map((item) => {
        const name = item.name[language];
        const price = item.lowestPriceCents;
        return (
          <li key={item.id}>
            <ProductCard
              to={pathTo('product', { productId: item.id })}
              picture={item.picture}
              name={name}
              facts={t('manufacturerAndNumber', {
                manufacturer: manufacturerText(item.manufacturer),
                number: item.manufacturerNumber,
              })}
              pack={t('packAndDate', {
                pack: item.packText[language],
                date: t(savedAt[tab], { date: formatDate(item.savedAt) }),
              })}
              more={item.watched && <WatchedPrice item={item} watched={item.watched} name={name} />}
              price={price === null ? t('noOffer') : t('from', { price: formatMoney(price) })}
              note={t('offers', { count: item.offerCount })}
              action={
                price !== null && (
                  <AddToCart
                    compact
                    name={name}
                    label={t('add')}
                    inCart={inCart.get(item.id) ?? 0}
                    onAdd={(quantity) => addToCart({ productId: item.id, quantity, name })}
                  />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether it is cheap today, and when it gives an alert. */
function WatchedPrice({
  item,
  watched: { targetCents, alert },
  name,
}: {
  item: SavedArticle;
  watched: NonNullable<SavedArticle['watched']>;
  name: string;
}) {
  const alertText = usePriceAlertText();
  const mayChange = usePermission('fillCart');
  return (
    <div className="mt-6">
      {alert && <p className="c-save fz-note fw-560 lh-140 tabular">{alertText(alert)}</p>}
      {mayChange && (
        <PriceAlertButton
          productId={item.id}
          name={name}
          targetCents={targetCents}
          lowestPriceCents={item.lowestPriceCents}
        />
      )}
    </div>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SavedGridSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="fill-300 phone-one-column plain-list grid gap-12 appear" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {places.map((place) => (
        <Skeleton key={place} h={156} radius={14} />
      ))}
    </div>
  );
}
