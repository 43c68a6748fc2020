// A price offer of this vendor: for which article, how much, from how many on.
import { Checkbox, TextInput } from '@mantine/core';
import type { VendorPriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { ArticleChoice } from './ArticleChoice.tsx';
import { OrderedProducts } from './OrderedProducts.tsx';
import { type OfferedBy, useVendorOfferForm } from './useVendorOfferForm.ts';

/** As much as the contract takes. */
const mostEuros = 1_000_000;
const mostMinimum = 99_999;

interface VendorOfferDialogProps {
  vendor: OfferedBy;
  /** Null: a new one. */
  offer: VendorPriceOffer | null;
  onClose: () => void;
}

export function VendorOfferDialog({ vendor, offer, onClose }: VendorOfferDialogProps) {
  const { t } = useTranslation(['priceOffers', 'article']);
  const { unitName } = useUnitTexts();
  const { form, submit, question } = useVendorOfferForm(vendor, offer);
  const name = offer?.articleName ?? '';
  if (question) return question;
  return (
    <FormDialog
      title={offer ? t('editTitle', { name, vendor: vendor.name }) : t('addTitle', { vendor: vendor.name })}
      action={t('article:ownPrices.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      {offer === null && <ArticleChoice {...form.field('articleId')} />}
      {offer === null && <OrderedProducts vendorId={vendor.id} />}
      <div className="fit-180 grid gap-12">
        <NumberField
          label={offer ? t('article:ownPrices.price', { unit: unitName(offer.orderUnit, 1) }) : t('price')}
          decimals={2}
          least={0.01}
          most={mostEuros}
          usual={{ name, most: offer ? offer.priceCents / 100 : null }}
          rightSection={<span>{t('article:ownPrices.euro')}</span>}
          {...form.field('price')}
        />
        <NumberField
          label={t('article:offers.minimum')}
          most={mostMinimum}
          usual={{ name, most: null }}
          {...form.field('minimumOrderQuantity')}
        />
      </div>
      <TextInput label={t('article:offers.number')} maxLength={64} {...form.getInputProps('orderNumber')} />
      <Checkbox
        label={t('article:ownPrices.discountableText')}
        {...form.getInputProps('discountable', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
