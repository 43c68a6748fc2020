import { Select, TextInput } from '@mantine/core';
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { AmountField } from './AmountField.tsx';
import { StorageSelect } from './StorageSelect.tsx';
import type { useBookInForm } from './useBookIn.ts';
import { useExpiryHelp } from './useExpiryHelp.tsx';

type BookInFieldsProps = { article: ArticleDetail } & ReturnType<typeof useBookInForm>;

export function BookInFields({ article, form, values, prices }: BookInFieldsProps) {
  const { t } = useTranslation('article');
  const { hasBatchObligation, hasExpiryDateObligation } = article.documentation;
  const expiryHelp = useExpiryHelp(values.expirationDate, hasExpiryDateObligation);
  const { errors } = form;
  return (
    <>
      <div className="columns gap-14 phone-one-column">
        <AmountField
          article={article}
          label={t('stock.amount')}
          usual={Math.max(
            article.idealStock,
            article.stock,
            article.packagingInformation.consumptionUnitCount,
          )}
          {...form.field('amount')}
        />
        <StorageSelect label={t('place.storage')} {...form.field('storageId')} value={values.storageId} />
        <TextInput
          label={t('stock.batch')}
          description={hasBatchObligation && !errors.batchNumber ? t('required') : undefined}
          maxLength={64}
          {...form.getInputProps('batchNumber')}
        />
        <DateField
          label={t('stock.expiry')}
          description={errors.expirationDate ? undefined : expiryHelp}
          monthIsEnough
          {...form.field('expirationDate')}
        />
        <DateField label={t('stock.date')} maxDate={calendarDay(new Date())} {...form.field('date')} />
        <Select
          label={t('stock.type')}
          allowDeselect={false}
          data={[
            { value: 'INCOMING_GOODS_FROM_OUTSIDE_ORDER', label: t('stock.typeGoods') },
            {
              value: 'CORRECTION',
              label: article.hasMovements ? t('stock.typeCorrection') : t('stock.typeInitial'),
            },
          ]}
          {...form.getInputProps('type')}
        />
      </div>
      <PriceSelect form={form} values={values} prices={prices} />
    </>
  );
}

const priceLabels = {
  maximum: 'stock.priceMaximum',
  average: 'stock.priceAverage',
  lowest: 'stock.priceLowest',
} as const;
const priceTypes = ['maximum', 'average', 'lowest'] as const;

/** Selection of the price from the article's earlier prices. */
function PriceSelect({ form, values, prices }: ReturnType<typeof useBookInForm>) {
  const { t } = useTranslation('article');
  const known = priceTypes.map((value) => {
    const cents = prices?.[value] ?? null;
    const price = cents === null ? t('stock.noPrice') : formatMoney(cents);
    return { value, label: t(priceLabels[value], { price }), disabled: cents === null };
  });
  return (
    <Select
      label={t('stock.price')}
      description={t('stock.priceText')}
      allowDeselect={false}
      data={[...known, { value: 'notRecorded', label: t('stock.priceNotRecorded') }]}
      {...form.getInputProps('priceType')}
      value={values.priceType}
    />
  );
}
