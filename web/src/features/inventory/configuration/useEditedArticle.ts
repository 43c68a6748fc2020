// An article that somebody else may change meanwhile, field by field in the words of its form.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useTranslation } from 'react-i18next';
import { useCostCenters, useManufacturers, useStorages } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { type Edited, type EditedField, useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { type ArticleValues, valuesOfArticle } from './article-form.ts';
import { useUnitById } from './UnitsSection.tsx';

/** All that saving sends. What a product is bought as is changed by a call of its own, opening stock by a booking. */
type Sent = Exclude<keyof ArticleValues, 'opening' | 'refused' | 'catalogProductSlug'>;
type Fields = Readonly<Record<Sent, EditedField<ArticleValues>>>;

const labelTexts = {
  SALES_UNIT: 'label.pack',
  STORAGE_PRODUCT: 'label.shelf',
  CONSUMABLE_UNIT: 'label.contents',
} as const;

export function useEditedArticle(
  article: ArticleDetail,
  onChoose: (values: ArticleValues) => void,
): Edited<ArticleValues> {
  return useEdited<ArticleValues, Sent>({
    seen: { version: article.version, values: valuesOfArticle(article) },
    load: async () => {
      const current = await callApi(articleCalls.getArticle, { params: { articleId: article.id } });
      return { version: current.version, values: valuesOfArticle(current) };
    },
    fields: useArticleFields(),
    onChoose,
  });
}

function useArticleFields(): Fields {
  const { t } = useTranslation('article');
  const { unitName } = useUnitTexts();
  const unitById = useUnitById();
  const manufacturers = useManufacturers().data ?? [];
  const storages = useStorages().data ?? [];
  const costCenters = useCostCenters() ?? [];
  const unit = (id: number, count = 1) => unitName(unitById(id), count);
  const named = (list: readonly { id: number; name: string }[], id: number | null) =>
    list.find((one) => one.id === id)?.name ?? '';

  const text = (
    label: string,
    name: 'name' | 'manufacturerNumber' | 'notice',
  ): EditedField<ArticleValues> => ({
    label,
    show: (values) => values[name],
  });
  const number = (
    label: string,
    name:
      | 'consumptionUnitCount'
      | 'consumptionPerScan'
      | 'minimumStock'
      | 'warningStock'
      | 'idealStock'
      | 'numberOfBatchLabelPrints',
  ): EditedField<ArticleValues> => ({
    label,
    show: ({ [name]: amount }) => (amount === null ? '' : formatNumber(amount)),
  });
  const yesNo = (
    label: string,
    name:
      | 'isDangerousGood'
      | 'notificationsEnabled'
      | 'hasBatchObligation'
      | 'hasExpiryDateObligation'
      | 'hasBatchLabel'
      | 'isDiscontinued'
      | 'useInventory',
  ): EditedField<ArticleValues> => ({ label, show: (values) => t(values[name] ? 'yes' : 'no') });

  return {
    name: text(t('identity.name'), 'name'),
    manufacturerId: {
      label: t('identity.manufacturer'),
      show: ({ manufacturerId }) =>
        manufacturerText(manufacturers.find(({ ID }) => ID === manufacturerId)?.Name ?? ''),
    },
    manufacturerNumber: text(t('identity.number'), 'manufacturerNumber'),
    isDangerousGood: yesNo(t('identity.dangerous'), 'isDangerousGood'),
    unitToCount: {
      label: t('units.title'),
      show: ({ unitToCount, orderUnitId, consumptionUnitId }) =>
        unitToCount === 'ORDER_UNIT'
          ? t('units.byPack', { unit: unit(orderUnitId, 2) })
          : t('units.byPiece', { unit: unit(consumptionUnitId, 2) }),
    },
    orderUnitId: { label: t('units.orderUnit'), show: ({ orderUnitId }) => unit(orderUnitId) },
    consumptionUnitId: {
      label: t('units.consumptionUnit'),
      show: ({ consumptionUnitId }) => unit(consumptionUnitId),
    },
    consumptionUnitCount: number(t('units.consumptionUnitCount'), 'consumptionUnitCount'),
    consumptionPerScan: number(t('units.scan'), 'consumptionPerScan'),
    unitToLabel: { label: t('label.title'), show: ({ unitToLabel }) => t(labelTexts[unitToLabel]) },
    minimumStock: number(t('warnings.minimum'), 'minimumStock'),
    warningStock: number(t('warnings.reorder'), 'warningStock'),
    idealStock: number(t('warnings.ideal'), 'idealStock'),
    notificationsEnabled: yesNo(t('warnings.notify'), 'notificationsEnabled'),
    hasBatchObligation: yesNo(t('record.batch'), 'hasBatchObligation'),
    hasExpiryDateObligation: yesNo(t('record.expiry'), 'hasExpiryDateObligation'),
    hasBatchLabel: yesNo(t('record.label'), 'hasBatchLabel'),
    numberOfBatchLabelPrints: number(t('record.prints'), 'numberOfBatchLabelPrints'),
    defaultStorageId: {
      label: t('place.storage'),
      show: ({ defaultStorageId }) => named(storages, defaultStorageId),
    },
    standardCostCenterId: {
      label: t('place.costCenter'),
      show: ({ standardCostCenterId }) => named(costCenters, standardCostCenterId),
    },
    useInventory: yesNo(t('place.kept'), 'useInventory'),
    isDiscontinued: yesNo(t('flags.discontinued'), 'isDiscontinued'),
    vat: {
      label: t('tax.label'),
      show: ({ vat }) => t(vat === 'fullTax' ? 'tax.fullName' : 'tax.reducedName'),
    },
    notice: text(t('notes.label'), 'notice'),
  };
}
