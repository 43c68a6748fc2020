// A price offer of a vendor in one row: the article, its number there, from how many on, and the price.
import { ActionIcon } from '@mantine/core';
import type { VendorPriceOffer } from '@praxora/contract/inventory/price-offers.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import classes from './PriceOffers.module.css';

export type OfferDialog = { readonly edit: VendorPriceOffer | null } | { readonly remove: VendorPriceOffer };

/** Without `onOpen` the prices can only be read. */
export function useOfferColumns(onOpen: ((dialog: OfferDialog) => void) | null): Column<VendorPriceOffer>[] {
  const { t } = useTranslation(['priceOffers', 'article']);
  const { unitName } = useUnitTexts();
  const actions: Column<VendorPriceOffer> = {
    key: 'actions',
    head: t('article:table.actions'),
    align: 'right',
    hasNoLabel: true,
    cell: (offer) => (
      <RowButtons>
        <ActionIcon
          aria-label={t('editOf', { name: offer.articleName })}
          onClick={() => onOpen?.({ edit: offer })}
        >
          <IconPencil size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('removeOf', { name: offer.articleName })}
          onClick={() => onOpen?.({ remove: offer })}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </RowButtons>
    ),
  };
  return [
    {
      key: 'article',
      head: t('article'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (offer) => <Article offer={offer} />,
    },
    {
      key: 'number',
      head: t('article:offers.number'),
      align: 'digits',
      cell: ({ orderNumber }) => orderNumber || t('article:table.noBatch'),
    },
    {
      key: 'minimum',
      head: t('article:offers.minimum'),
      align: 'digits',
      cell: ({ minimumOrderQuantity }) => formatNumber(minimumOrderQuantity),
    },
    {
      key: 'discountable',
      head: t('article:ownPrices.discountable'),
      cell: ({ discountable }) => t(discountable ? 'article:ownPrices.yes' : 'article:ownPrices.no'),
    },
    {
      key: 'price',
      head: t('price'),
      align: 'figure',
      cell: ({ priceCents, orderUnit }) => (
        <>
          <b>{formatMoney(priceCents)}</b>
          <div className={classes.small}>{t('per', { unit: unitName(orderUnit, 1) })}</div>
        </>
      ),
    },
    ...(onOpen ? [actions] : []),
  ];
}

function Article({ offer }: { offer: VendorPriceOffer }) {
  const facts = [offer.manufacturerName, offer.manufacturerNumber].filter((fact) => fact !== '');
  return (
    <>
      <Link to={pathTo('article', { articleId: offer.articleId })} className={classes.name}>
        {offer.articleName}
      </Link>
      {facts.length > 0 && <div className={classes.small}>{facts.join(' · ')}</div>}
    </>
  );
}
