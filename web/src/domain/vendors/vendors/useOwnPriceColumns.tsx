// Common columns of all lists of own prices: the vendor's number, the quantity it applies from, whether the own
// discount is deducted from it.
import { ActionIcon } from '@mantine/core';
import type { PriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';

export type OwnPriceDialog<Offer> = { readonly edit: Offer | null } | { readonly remove: Offer };

type OwnPrice = Pick<PriceOffer, 'orderNumber' | 'minimumOrderQuantity' | 'discountable'>;

interface Actions<Offer> {
  /** Null: the prices can only be read. */
  readonly onOpen: ((dialog: OwnPriceDialog<Offer>) => void) | null;
  readonly editOf: (offer: Offer) => string;
  readonly removeOf: (offer: Offer) => string;
}

export function useOwnPriceColumns<Offer extends OwnPrice>({ onOpen, editOf, removeOf }: Actions<Offer>) {
  const { t } = useTranslation('article');
  const terms: Column<Offer>[] = [
    {
      key: 'number',
      head: t('offers.number'),
      align: 'digits',
      cell: ({ orderNumber }) => orderNumber || t('table.noBatch'),
    },
    {
      key: 'minimum',
      head: t('offers.minimum'),
      align: 'digits',
      cell: ({ minimumOrderQuantity }) => formatNumber(minimumOrderQuantity),
    },
    {
      key: 'discountable',
      head: t('ownPrices.discountable'),
      cell: ({ discountable }) => t(discountable ? 'ownPrices.yes' : 'ownPrices.no'),
    },
  ];
  const actions: Column<Offer> = {
    key: 'actions',
    head: t('table.actions'),
    align: 'right',
    hasNoLabel: true,
    onPhone: 'whole',
    cell: (offer) => (
      <RowButtons>
        <ActionIcon aria-label={editOf(offer)} onClick={() => onOpen?.({ edit: offer })}>
          <IconPencil size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={removeOf(offer)} onClick={() => onOpen?.({ remove: offer })}>
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </RowButtons>
    ),
  };
  return { terms, actions: onOpen ? [actions] : [] };
}
