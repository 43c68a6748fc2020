// An article that somebody else may change meanwhile, field by field in the words of its form.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import {
  type ArticleFormValues,
  articleFieldNames,
  type FormNameOfKind,
} from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import { useTranslation } from 'react-i18next';
import { useCostCenters, useManufacturers, useStorages } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { type Edited, type EditedField, useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { type ArticleValues, valuesOfArticle } from './article-form.ts';
import { useUnitById } from './UnitsSection.tsx';

/** Fields sent when saving. The catalogue product is changed by a call of its own, opening stock by a booking. */
type Sent = keyof ArticleFormValues;
/** Values that are shown by other words than their own. */
type NamedByWords = FormNameOfKind<'choice' | 'reference' | 'optionalReference'>;
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

  const words: Readonly<Record<NamedByWords, (values: ArticleValues) => string>> = {
    manufacturerId: ({ manufacturerId }) =>
      manufacturerText(manufacturers.find(({ ID }) => ID === manufacturerId)?.Name ?? ''),
    unitToCount: ({ unitToCount, orderUnitId, consumptionUnitId }) =>
      unitToCount === 'ORDER_UNIT'
        ? t('units.byPack', { unit: unit(orderUnitId, 2) })
        : t('units.byPiece', { unit: unit(consumptionUnitId, 2) }),
    orderUnitId: ({ orderUnitId }) => unit(orderUnitId),
    consumptionUnitId: ({ consumptionUnitId }) => unit(consumptionUnitId),
    unitToLabel: ({ unitToLabel }) => t(labelTexts[unitToLabel]),
    defaultStorageId: ({ defaultStorageId }) => named(storages, defaultStorageId),
    standardCostCenterId: ({ standardCostCenterId }) => named(costCenters, standardCostCenterId),
    vat: ({ vat }) => t(vat === 'fullTax' ? 'tax.fullName' : 'tax.reducedName'),
  };
  const plainText = (value: string | number | boolean | null): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'number' ? formatNumber(value) : (value ?? '');
  };
  return Object.fromEntries(
    articleFieldNames.map((field) => {
      const { name, label } = articleFields[field].form;
      const show: EditedField<ArticleValues>['show'] =
        name in words ? words[name as NamedByWords] : (values) => plainText(values[name]);
      return [name, { label: t(label), show }];
    }),
  ) as Fields;
}
