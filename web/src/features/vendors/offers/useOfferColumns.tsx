// A price offer of a vendor in one row: the article, its number there, from how many on, and the price.
import type { VendorPriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { type OwnPriceDialog, useOwnPriceColumns } from '../../../domain/vendors/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';

export type OfferDialog = OwnPriceDialog<VendorPriceOffer>;

export function useOfferColumns(onOpen: ((dialog: OfferDialog) => void) | null): Column<VendorPriceOffer>[] {
  const { t } = useTranslation('priceOffers');
  const { perUnit } = useUnitTexts();
  const { terms, actions } = useOwnPriceColumns<VendorPriceOffer>({
    onOpen,
    editOf: ({ articleName: name }) => t('editOf', { name }),
    removeOf: ({ articleName: name }) => t('removeOf', { name }),
  });
  return [
    {
      key: 'article',
      head: t('article'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (offer) => <Article offer={offer} />,
    },
    ...terms,
    {
      key: 'price',
      head: t('price'),
      align: 'figure',
      cell: ({ priceCents, orderUnit }) => (
        <>
          <b>{formatMoney(priceCents)}</b>
          <div className="quiet fz-fact">{perUnit(orderUnit)}</div>
        </>
      ),
    },
    ...actions,
  ];
}

function Article({ offer }: { offer: VendorPriceOffer }) {
  const facts = [offer.manufacturerName, offer.manufacturerNumber].filter((fact) => fact !== '');
  return (
    <>
      <Link
        to={pathTo('article', { articleId: offer.articleId })}
        className="c-ink fw-560 td-none hover-td-underline"
      >
        {offer.articleName}
      </Link>
      {facts.length > 0 && <div className="quiet fz-fact">{facts.join(' · ')}</div>}
    </>
  );
}
