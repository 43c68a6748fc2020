// An own price: of whom, how much, from how many on. A vendor that is not listed is made on the spot.
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { PriceOffer } from '@praxora/contract/vendors/price-offers.calls';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { useDefaultPrices } from './article.queries.ts';
import { type PriceOfferForm, usePriceOfferForm } from './usePriceOfferForm.ts';

/** As much as the contract takes. */
const mostEuros = 1_000_000;
const mostMinimum = 99_999;

interface PriceOfferDialogProps {
  article: ArticleDetail;
  /** Null: a new one. */
  offer: PriceOffer | null;
  onClose: () => void;
}

export function PriceOfferDialog({ article, offer, onClose }: PriceOfferDialogProps) {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const { form, vendors, submit, question } = usePriceOfferForm(article, offer);
  const { data: knownPrices } = useDefaultPrices(article.id);
  const known = Math.max(knownPrices?.maximum ?? 0, offer?.priceCents ?? 0) || null;

  if (question) return question;
  return (
    <FormDialog
      title={offer ? t('ownPrices.editTitle') : t('ownPrices.addTitle', { name: article.name })}
      action={t('ownPrices.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      {form.values.newVendor === null ? (
        <ListedVendor form={form} vendors={vendors} />
      ) : (
        <NewVendor form={form} />
      )}
      <div className="columns gap-14 phone-one-column">
        <NumberField
          label={t('ownPrices.price', { unit: unitName(article.orderUnit, 1) })}
          decimals={2}
          least={0.01}
          most={mostEuros}
          usual={{ name: article.name, most: known === null ? null : known / 100 }}
          rightSection={<span className="quiet fz-fact pr-10 nowrap">{t('ownPrices.euro')}</span>}
          {...form.field('price')}
        />
        <NumberField
          label={t('offers.minimum')}
          most={mostMinimum}
          usual={{ name: article.name, most: null }}
          {...form.field('minimumOrderQuantity')}
        />
      </div>
      <TextInput label={t('offers.number')} maxLength={64} {...form.getInputProps('orderNumber')} />
      <Checkbox
        label={t('ownPrices.discountableText')}
        {...form.getInputProps('discountable', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

function ListedVendor({ form, vendors }: Pick<PriceOfferForm, 'form' | 'vendors'>) {
  const { t } = useTranslation('article');
  const { value, onChange, error } = form.field('vendorId');
  return (
    <div>
      <Select
        label={t('offers.vendor')}
        searchable
        allowDeselect={false}
        data={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        error={error}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => form.setFieldValue('newVendor', '')}
      >
        {t('ownPrices.newVendor')}
      </Button>
    </div>
  );
}

function NewVendor({ form }: Pick<PriceOfferForm, 'form'>) {
  const { t } = useTranslation('article');
  return (
    <div>
      <TextInput
        label={t('ownPrices.vendorName')}
        description={t('ownPrices.vendorText')}
        autoFocus
        maxLength={120}
        {...form.getInputProps('newVendor')}
      />
      <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('newVendor', null)}>
        {t('ownPrices.listedVendor')}
      </Button>
    </div>
  );
}
