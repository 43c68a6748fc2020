// What all vendors ask for it side by side, and the practice's own prices.
import { Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddToCart } from '../../../domain/cart/AddToCart.tsx';
import { quantityInCart, useAddToCart } from '../../../domain/cart/useAddToCart.ts';
import { Delivery } from '../../../domain/catalog/Delivery.tsx';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { trackAddedToCart } from '../../../domain/search/insights.ts';
import { VendorMonogram } from '../../../domain/vendors/VendorMonogram.tsx';
import { formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useProductOf } from './article.queries.ts';
import classes from './Offers.module.css';
import { packsToIdeal } from './orderSuggestion.ts';
import { PriceOffers } from './PriceOffers.tsx';
import { type PricedOffer, pricedOffers } from './pricedOffers.ts';

export function Offers({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { data: product, isPending } = useProductOf(article.productId);
  const offers = pricedOffers(product?.offers ?? [], packsToIdeal(article));
  return (
    <div className={classes.root}>
      <section aria-labelledby="offers-title">
        <div className={classes.head}>
          <h2 id="offers-title">{t('offers.title')}</h2>
          {!article.isCustom && (
            <Button
              component={Link}
              to={pathTo('product', { productId: article.productId })}
              variant="subtle"
              rightSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t('offers.toProduct')}
            </Button>
          )}
        </div>
        {offers.length === 0 ? (
          <p className={classes.none}>{isPending ? '' : t('offers.none')}</p>
        ) : (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('offers.vendor')}</th>
                <th scope="col">{t('offers.number')}</th>
                <th scope="col">{t('offers.availability')}</th>
                <th scope="col">{t('offers.minimum')}</th>
                <th scope="col">{t('offers.shipping')}</th>
                <th scope="col" data-right>
                  {t('offers.price')}
                </th>
                <th scope="col" data-right>
                  {t('offers.order')}
                </th>
              </tr>
            </thead>
            <tbody>
              {offers.map((priced, index) => (
                <OfferRow
                  key={priced.offer.offerId}
                  article={article}
                  priced={priced}
                  isBest={index === 0 && priced.isBuyable}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <PriceOffers article={article} />
    </div>
  );
}

interface OfferRowProps {
  article: ArticleDetail;
  priced: PricedOffer;
  isBest: boolean;
}

function OfferRow({ article, priced: { offer, unitCents, quantity, isBuyable }, isBest }: OfferRowProps) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const addToCart = useAddToCart({ onAdded: trackAddedToCart });
  const { terms } = offer;
  const size = article.packagingInformation.consumptionUnitCount;
  return (
    <tr data-best={isBest || undefined}>
      <td data-label={t('offers.vendor')}>
        <span className={classes.vendor}>
          <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} size={30} />
          {offer.vendorName}
        </span>
      </td>
      <td className="px-num" data-label={t('offers.number')}>
        {offer.orderNumber}
      </td>
      <td data-label={t('offers.availability')}>
        <Delivery offer={offer} />
      </td>
      <td className="px-num" data-label={t('offers.minimum')}>
        {formatNumber(quantity)}
      </td>
      <td data-label={t('offers.shipping')}>
        {terms.shippingCents === 0 ? t('offers.freeShipping') : formatMoney(terms.shippingCents)}
        {terms.shippingCents > 0 && terms.freeShippingFromCents !== null && (
          <div className={classes.small}>
            {t('offers.freeFrom', { amount: formatMoney(terms.freeShippingFromCents) })}
          </div>
        )}
      </td>
      <td data-right className="px-num" data-label={t('offers.price')}>
        <b>{formatMoney(unitCents)}</b>
        {size > 1 && (
          <div className={classes.small}>
            {t('offers.each', {
              price: formatUnitPrice(unitCents / size),
              unit: unitName(article.consumptionUnit, 1),
            })}
          </div>
        )}
      </td>
      <td data-right>
        <AddToCart
          compact
          name={offer.vendorName}
          minimum={offer.minimumQuantity}
          step={offer.orderStep}
          inCart={offer.inCartQuantity}
          primary={isBest}
          disabled={!isBuyable}
          onAdd={(amount) =>
            addToCart({
              productId: article.productId,
              vendorId: offer.vendorId,
              quantity: amount,
              name: article.name,
            }).then(quantityInCart)
          }
        />
      </td>
    </tr>
  );
}
