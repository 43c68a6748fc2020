// Offers of all vendors for the article side by side, and the practice's own prices.
import { Button, Group, Stack } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddToCart, useAddToCart, useOrderAmount } from '../../../domain/purchasing/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { trackAddedToCart } from '../../../domain/shop/index.ts';
import { Delivery, VendorLink, VendorMonogram } from '../../../domain/vendors/index.ts';
import { formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useArticleProduct } from './article.queries.ts';
import classes from './Offers.module.css';
import { PriceOffers } from './PriceOffers.tsx';
import { type PricedOffer, pricedOffers } from './priced-offers.ts';

export function Offers({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const suggestion = useOrderAmount(article.id);
  const { data: product, isPending } = useArticleProduct(article.productId);
  const offers = pricedOffers(product?.offers ?? [], Math.max(1, suggestion?.needed ?? 1));
  const isBest = (priced: PricedOffer) => priced === offers[0] && priced.isBuyable;
  const columns: Column<PricedOffer>[] = [
    {
      key: 'vendor',
      head: t('offers.vendor'),
      onPhone: 'whole',
      hasNoLabel: true,
      cell: ({ offer }) => (
        <span className="row gap-10 fw-560">
          <VendorMonogram name={offer.vendorName} hue={offer.vendorHue} size={30} />
          <VendorLink id={offer.vendorId} name={offer.vendorName} />
        </span>
      ),
    },
    { key: 'number', head: t('offers.number'), align: 'digits', cell: ({ offer }) => offer.orderNumber },
    { key: 'availability', head: t('offers.availability'), cell: ({ offer }) => <Delivery offer={offer} /> },
    {
      key: 'minimum',
      head: t('offers.minimum'),
      align: 'digits',
      cell: ({ quantity }) => formatNumber(quantity),
    },
    { key: 'shipping', head: t('offers.shipping'), cell: ({ offer }) => <Shipping terms={offer.terms} /> },
    {
      key: 'price',
      head: t('offers.price'),
      align: 'figure',
      cell: ({ unitCents }) => <Price article={article} unitCents={unitCents} />,
    },
    {
      key: 'order',
      head: t('offers.order'),
      align: 'right',
      hasNoLabel: true,
      cell: (priced) => <Order article={article} priced={priced} isBest={isBest(priced)} />,
    },
  ];
  return (
    <Stack gap={32}>
      <section aria-labelledby="offers-title">
        <Group gap="8px 16px" justify="space-between">
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
        </Group>
        <DataTable
          columns={columns}
          rows={offers}
          keyOf={({ offer }) => offer.offerId}
          empty={<p className="quiet fz-note mt-4">{isPending ? '' : t('offers.none')}</p>}
          rowProps={(priced) => ({ 'data-best': isBest(priced) || undefined })}
          phone="cards"
          className={`${classes.table} cell-p-9 mt-10`}
        />
      </section>
      <PriceOffers article={article} />
    </Stack>
  );
}

function Shipping({ terms }: { terms: PricedOffer['offer']['terms'] }) {
  const { t } = useTranslation('article');
  if (terms.shippingCents === 0) return t('offers.freeShipping');
  return (
    <>
      {formatMoney(terms.shippingCents)}
      {terms.freeShippingFromCents !== null && (
        <div className="quiet fz-fact phone-ws-normal">
          {t('offers.freeFrom', { amount: formatMoney(terms.freeShippingFromCents) })}
        </div>
      )}
    </>
  );
}

function Price({ article, unitCents }: { article: ArticleDetail; unitCents: number }) {
  const { t } = useTranslation('article');
  const { unitName, perUnit } = useUnitTexts();
  const size = article.packagingInformation.consumptionUnitCount;
  return (
    <>
      <b>{formatMoney(unitCents)}</b>{' '}
      <span className="quiet fz-fact phone-ws-normal">{perUnit(article.orderUnit)}</span>
      {size > 1 && (
        <div className="quiet fz-fact phone-ws-normal">
          {t('offers.each', {
            price: formatUnitPrice(unitCents / size),
            unit: unitName(article.consumptionUnit, 1),
          })}
        </div>
      )}
    </>
  );
}

interface OrderProps {
  article: ArticleDetail;
  priced: PricedOffer;
  isBest: boolean;
}

function Order({ article, priced: { offer, isBuyable }, isBest }: OrderProps) {
  const addToCart = useAddToCart({ onAdded: trackAddedToCart });
  const add = (quantity: number) =>
    addToCart({
      productId: article.productId,
      vendorId: offer.vendorId,
      quantity,
      name: article.name,
    });
  return (
    <AddToCart
      compact
      name={offer.vendorName}
      minimum={offer.minimumQuantity}
      step={offer.orderStep}
      inCart={offer.inCartQuantity}
      primary={isBest}
      disabled={!isBuyable}
      onAdd={add}
    />
  );
}
