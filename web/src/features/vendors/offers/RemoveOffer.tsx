// Asks before a price is deleted.
import { priceOfferCalls, type VendorPriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useVersion } from '../../../ui/dialogs/useVersion.ts';
import { changedByOffers } from './offers.queries.ts';

export function RemoveOffer({ offer, onClose }: { offer: VendorPriceOffer; onClose: () => void }) {
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
