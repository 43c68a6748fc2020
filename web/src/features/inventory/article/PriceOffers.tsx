// The practice's own prices: agreed with a vendor of the marketplace, or of a vendor of its own.
import { ActionIcon, Button } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type PriceOffer, priceOfferCalls } from '@praxora/contract/inventory/price-offers.calls';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAgreements } from '../../../domain/approvals/clinic.ts';
import { stockKeys } from '../../../domain/inventory/queries.ts';
import { VendorLink } from '../../../domain/vendors/VendorLink.tsx';
import { VendorMonogram } from '../../../domain/vendors/VendorMonogram.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';
import { usePriceOffers } from './article.queries.ts';
import classes from './Offers.module.css';
import { PriceOfferDialog } from './PriceOfferDialog.tsx';

type Dialog = { readonly edit: PriceOffer | null } | { readonly remove: PriceOffer };

export function PriceOffers({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { data: offers = [] } = usePriceOffers(article.id);
  const { canChange, approvers } = useAgreements();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // Whoever comes from an article that nobody sells wants to enter a price.
  const isAsked = search.get('price') === 'new' && canChange;
  const close = () => {
    setDialog(null);
    if (isAsked) setSearch({ tab: 'offers' }, { replace: true });
  };
  return (
    <section aria-labelledby="own-prices">
      <div className={classes.head}>
        <div>
          <h2 id="own-prices">{t('ownPrices.title')}</h2>
          <p className={classes.text}>{t('ownPrices.text')}</p>
          {approvers !== null && (
            <p className={classes.text}>{t('ownPrices.approversOnly', { approvers })}</p>
          )}
        </div>
        {canChange && (
          <Button
            variant="default"
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => setDialog({ edit: null })}
          >
            {t('ownPrices.add')}
          </Button>
        )}
      </div>
      <DataTable
        columns={useColumns(canChange ? setDialog : null)}
        rows={offers}
        keyOf={({ id }) => id}
        empty={null}
        phone="cards"
        className={classes.table}
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

/** Without `onOpen` the prices can only be read. */
function useColumns(onOpen: ((dialog: Dialog) => void) | null): Column<PriceOffer>[] {
  const { t } = useTranslation('article');
  const actions: Column<PriceOffer> = {
    key: 'actions',
    head: t('table.actions'),
    align: 'right',
    hasNoLabel: true,
    cell: (offer) => (
      <RowButtons>
        <ActionIcon
          aria-label={t('ownPrices.editOf', { vendor: offer.vendorName })}
          onClick={() => onOpen?.({ edit: offer })}
        >
          <IconPencil size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('ownPrices.removeOf', { vendor: offer.vendorName })}
          onClick={() => onOpen?.({ remove: offer })}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </RowButtons>
    ),
  };
  return [
    {
      key: 'vendor',
      head: t('offers.vendor'),
      onPhone: 'whole',
      hasNoLabel: true,
      cell: (offer) => <Vendor offer={offer} />,
    },
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
      cell: ({ discountable }) => (discountable ? t('ownPrices.yes') : t('ownPrices.no')),
    },
    {
      key: 'price',
      head: t('offers.price'),
      align: 'figure',
      cell: ({ priceCents }) => <b>{formatMoney(priceCents)}</b>,
    },
    ...(onOpen ? [actions] : []),
  ];
}

function Vendor({ offer: { vendorId, vendorName, vendorHue, isCustomVendor } }: { offer: PriceOffer }) {
  const { t } = useTranslation('article');
  return (
    <span className={classes.vendor}>
      <VendorMonogram name={vendorName} hue={vendorHue} size={30} />
      <span>
        <VendorLink id={vendorId} name={vendorName} />
        {isCustomVendor && <div className={classes.small}>{t('ownPrices.ownVendor')}</div>}
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
