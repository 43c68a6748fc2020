// The practice's own prices at one vendor: a list to look through, add to, change and delete from.

import { priceOfferCalls, type VendorPriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreements } from '../../../domain/account/index.ts';
import { OwnPricesHead } from '../../../domain/vendors/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Paging } from '../../../ui/page/Paging.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { changedByOffers, offersPageSize, useVendorOffers } from './offers.queries.ts';
import classes from './PriceOffers.module.css';
import { type OfferDialog, useOfferColumns } from './useOfferColumns.tsx';
import type { OfferedBy } from './useVendorOfferForm.ts';
import { VendorOfferDialog } from './VendorOfferDialog.tsx';

// Asks before a price is deleted.
function RemoveOffer({ offer, onClose }: { offer: VendorPriceOffer; onClose: () => void }) {
  const { t } = useTranslation('priceOffers');
  const { articleName: name, vendorName: vendor, id, articleId } = offer;
  const { version, hear } = useVersion(offer.version);
  const remove = useChange({
    call: () =>
      callApi(priceOfferCalls.deletePriceOffer, {
        params: { priceOfferId: id, articleId },
        query: { version },
      }),
    success: () => t('removed', { name }),
    refetch: changedByOffers,
  });
  return (
    <FormDialog
      title={t('removeTitle', { name })}
      action={t('removeAction')}
      isDangerous
      onSubmit={() => remove.send().catch(hear)}
      onClose={onClose}
    >
      <p>{t('removeText', { name, vendor })}</p>
    </FormDialog>
  );
}

export function PriceOffersSection({ vendor }: { vendor: OfferedBy }) {
  const { t } = useTranslation('priceOffers');
  const [{ search, page }, setShown] = useState({ search: '', page: 1 });
  const { data, isError } = useVendorOffers(vendor.id, search, page);
  const { canChange } = useAgreements();
  const [dialog, setDialog] = useState<OfferDialog | null>(null);
  const columns = useOfferColumns(canChange ? setDialog : null);
  const close = () => setDialog(null);
  const total = data?.total ?? 0;
  const empty = search === '' ? t('empty') : t('noHit', { search });
  return (
    <section aria-labelledby="vendor-offers" className="column gap-14">
      <OwnPricesHead
        id="vendor-offers"
        title={t('title')}
        add={t('add')}
        onAdd={() => setDialog({ edit: null })}
      />
      {(total > 0 || search !== '') && (
        <div className={`${classes.tools} wrap gap-8-16 items-center`}>
          <SearchField
            label={t('search')}
            value={search}
            maxLength={200}
            onSearch={(text) => setShown({ search: text, page: 1 })}
          />
          <span className="quiet fz-fact" aria-live="polite">
            {t('count', { count: total, formatted: formatNumber(total, 0) })}
          </span>
        </div>
      )}
      <DataTable
        columns={columns}
        rows={data?.items ?? []}
        keyOf={({ id }) => id}
        empty={<p className="quiet fz-fact">{isError ? t('failed') : data ? empty : ''}</p>}
        phone="cards"
      />
      <Paging
        page={page}
        pages={Math.ceil(total / offersPageSize)}
        onPage={(next) => setShown({ search, page: next })}
      />
      {dialog && 'edit' in dialog && (
        <VendorOfferDialog vendor={vendor} offer={dialog.edit} onClose={close} />
      )}
      {dialog && 'remove' in dialog && <RemoveOffer offer={dialog.remove} onClose={close} />}
    </section>
  );
}
