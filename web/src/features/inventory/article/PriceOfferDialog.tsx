// An own price: of whom, how much, from how many on. A vendor that is not listed is made on the spot.
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type PriceOffer, priceOfferCalls } from '@praxora/contract/inventory/price-offers.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import type { NumberEntry } from '@praxora/rules/number-entry';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateInventory } from '../../../domain/inventory/queries.ts';
import { useUnitTexts } from '../../../domain/inventory/units.ts';
import { callApi } from '../../../lib/api/api.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import classes from '../stock/StockFields.module.css';
import { useDefaultPrices } from './article.queries.ts';
import { type OfferValues, useEditedOffer } from './useEditedOffer.ts';

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
  const queryClient = useQueryClient();
  const [vendorId, setVendorId] = useState<number | null>(offer?.vendorId ?? null);
  const [newVendor, setNewVendor] = useState<string | null>(null);
  const [orderNumber, setOrderNumber] = useState(offer?.orderNumber ?? '');
  const [price, setPrice] = useState<NumberEntry>(offer ? offer.priceCents / 100 : null);
  const [minimum, setMinimum] = useState<NumberEntry>(offer?.minimumOrderQuantity ?? 1);
  const [discountable, setDiscountable] = useState(offer?.discountable ?? false);
  const [isTried, setTried] = useState(false);
  const { data: listed = [] } = useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
  });
  const { data: knownPrices } = useDefaultPrices(article.id);
  const known = Math.max(knownPrices?.maximum ?? 0, offer?.priceCents ?? 0) || null;
  // The list may leave out the vendor this price is of.
  const vendors =
    offer && !listed.some(({ id }) => id === offer.vendorId)
      ? [{ id: offer.vendorId, name: offer.vendorName }, ...listed]
      : listed;
  const hasVendor = newVendor === null ? vendorId !== null : newVendor.trim() !== '';

  const edited = useEditedOffer(article, offer, vendors, (values) => {
    setVendorId(values.vendorId);
    setNewVendor(null);
    setOrderNumber(values.orderNumber);
    setPrice(values.priceCents / 100);
    setMinimum(values.minimumOrderQuantity);
    setDiscountable(values.discountable);
  });

  async function submit(): Promise<boolean> {
    setTried(true);
    if (!hasVendor || typeof price !== 'number' || typeof minimum !== 'number') return false;
    const vendor = await chosenVendor();
    if (vendor === null) return false;
    const body = {
      vendorId: vendor,
      orderNumber,
      priceCents: Math.round(price * 100),
      minimumOrderQuantity: minimum,
      discountable,
    };
    try {
      await send(body);
    } catch (error) {
      if (await edited.hear(error, body)) return false;
      throw error;
    }
    await invalidateInventory(queryClient);
    notify.success(t('ownPrices.saved'));
    return true;
  }

  async function send(body: OfferValues): Promise<void> {
    const { id: articleId } = article;
    if (offer === null) await callApi(priceOfferCalls.createPriceOffer, { params: { articleId }, body });
    else
      await callApi(priceOfferCalls.updatePriceOffer, {
        params: { priceOfferId: offer.id, articleId },
        body: { ...body, version: edited.version },
      });
  }

  /** A vendor made just now stays chosen, should the price itself be refused. */
  async function chosenVendor(): Promise<number | null> {
    if (newVendor === null) return vendorId;
    const { id } = await callApi(priceOfferCalls.createOwnVendor, { body: { name: newVendor } });
    await queryClient.invalidateQueries({ queryKey: ['vendors'] });
    setVendorId(id);
    setNewVendor(null);
    return id;
  }

  if (edited.question) return edited.question;
  return (
    <FormDialog
      title={offer ? t('ownPrices.editTitle') : t('ownPrices.addTitle', { name: article.name })}
      action={t('ownPrices.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      {newVendor === null ? (
        <div>
          <Select
            label={t('offers.vendor')}
            searchable
            allowDeselect={false}
            data={vendors.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={vendorId === null ? null : String(vendorId)}
            onChange={(value) => setVendorId(value === null ? null : Number(value))}
            error={isTried && vendorId === null && fieldError('REQUIRED_FIELD')}
          />
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setNewVendor('')}
          >
            {t('ownPrices.newVendor')}
          </Button>
        </div>
      ) : (
        <div>
          <TextInput
            label={t('ownPrices.vendorName')}
            description={t('ownPrices.vendorText')}
            autoFocus
            maxLength={120}
            value={newVendor}
            onChange={(event) => setNewVendor(event.currentTarget.value)}
            error={isTried && newVendor.trim() === '' && fieldError('REQUIRED_FIELD')}
          />
          <Button variant="subtle" size="compact-sm" onClick={() => setNewVendor(null)}>
            {t('ownPrices.listedVendor')}
          </Button>
        </div>
      )}
      <div className={classes.row}>
        <NumberField
          label={t('ownPrices.price', { unit: unitName(article.orderUnit, 1) })}
          decimals={2}
          least={0.01}
          most={mostEuros}
          usual={{ name: article.name, most: known === null ? null : known / 100 }}
          value={price}
          onChange={setPrice}
          rightSection={<span className={classes.unit}>{t('ownPrices.euro')}</span>}
          error={isTried && price === null && fieldError('REQUIRED_FIELD')}
        />
        <NumberField
          label={t('offers.minimum')}
          most={mostMinimum}
          usual={{ name: article.name, most: null }}
          value={minimum}
          onChange={setMinimum}
          error={isTried && minimum === null && fieldError('REQUIRED_FIELD')}
        />
      </div>
      <TextInput
        label={t('offers.number')}
        maxLength={64}
        value={orderNumber}
        onChange={(event) => setOrderNumber(event.currentTarget.value)}
      />
      <Checkbox
        label={t('ownPrices.discountableText')}
        checked={discountable}
        onChange={(event) => setDiscountable(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
