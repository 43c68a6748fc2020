// The practice's own prices: agreed with a vendor of the marketplace, or of a vendor of its own.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type PriceOffer, priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAgreements } from '../../../domain/account/index.ts';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import {
  type OwnPriceDialog,
  OwnPricesHead,
  useOwnPriceColumns,
  VendorLink,
  VendorMonogram,
} from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { usePriceOffers } from './article.queries.ts';
import classes from './Offers.module.css';
import { PriceOfferDialog } from './PriceOfferDialog.tsx';

type Dialog = OwnPriceDialog<PriceOffer>;

export function PriceOffers({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { data: offers = [] } = usePriceOffers(article.id);
  const { canChange } = useAgreements();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // A link from an article that no vendor sells opens the dialog to enter a price.
  const isAsked = search.get('price') === 'new' && canChange;
  const close = () => {
    setDialog(null);
    if (isAsked) setSearch({ tab: 'offers' }, { replace: true });
  };
  return (
    <section aria-labelledby="own-prices">
      <OwnPricesHead
        id="own-prices"
        title={t('ownPrices.title')}
        add={t('ownPrices.add')}
        onAdd={() => setDialog({ edit: null })}
      />
      <DataTable
        columns={useColumns(article, canChange ? setDialog : null)}
        rows={offers}
        keyOf={({ id }) => id}
        empty={null}
        phone="cards"
        className={`${classes.table} cell-p-9 mt-10`}
      />
      {dialog && 'edit' in dialog && (
        <PriceOfferDialog article={article} offer={dialog.edit} onClose={close} />
      )}
      {!dialog && isAsked && <PriceOfferDialog article={article} offer={null} onClose={close} />}
      {dialog && 'remove' in dialog && (
        <RemoveOffer article={article} offer={dialog.remove} onClose={close} />
      )}
    </section>
  );
}

function useColumns(
  { orderUnit }: ArticleDetail,
  onOpen: ((dialog: Dialog) => void) | null,
): Column<PriceOffer>[] {
  const { t } = useTranslation('article');
  const { perUnit } = useUnitTexts();
  const { terms, actions } = useOwnPriceColumns<PriceOffer>({
    onOpen,
    editOf: ({ vendorName }) => t('ownPrices.editOf', { vendor: vendorName }),
    removeOf: ({ vendorName }) => t('ownPrices.removeOf', { vendor: vendorName }),
  });
  return [
    {
      key: 'vendor',
      head: t('offers.vendor'),
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (offer) => <Vendor offer={offer} />,
    },
    ...terms,
    {
      key: 'price',
      head: t('offers.price'),
      align: 'figure',
      cell: ({ priceCents }) => (
        <>
          <b>{formatMoney(priceCents)}</b>{' '}
          <span className="quiet fz-fact phone-ws-normal">{perUnit(orderUnit)}</span>
        </>
      ),
    },
    ...actions,
  ];
}

function Vendor({ offer: { vendorId, vendorName, vendorHue, isCustomVendor } }: { offer: PriceOffer }) {
  const { t } = useTranslation('article');
  return (
    <span className="row gap-10 fw-560">
      <VendorMonogram name={vendorName} hue={vendorHue} size={30} />
      <span>
        <VendorLink id={vendorId} name={vendorName} />
        {isCustomVendor && <div className="quiet fz-fact phone-ws-normal">{t('ownPrices.ownVendor')}</div>}
      </span>
    </span>
  );
}

function RemoveOffer(props: { article: ArticleDetail; offer: PriceOffer; onClose: () => void }) {
  const { t } = useTranslation('article');
  const { article, offer, onClose } = props;
  const vendor = offer.vendorName;
  const { version, hear } = useVersion(offer.version);
  const params = { priceOfferId: offer.id, articleId: article.id };
  const remove = useChange({
    call: () => callApi(priceOfferCalls.deletePriceOffer, { params, query: { version } }),
    success: () => t('ownPrices.removed', { vendor }),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('ownPrices.removeTitle', { vendor })}
      action={t('ownPrices.removeAction', { vendor })}
      isDangerous
      onSubmit={() => remove.send().catch(hear)}
      onClose={onClose}
    >
      <p>{t('ownPrices.removeText', { name: article.name })}</p>
    </FormDialog>
  );
}
