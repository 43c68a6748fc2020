// Names of the fields a column of a price list can be matched with.
import type { PriceListField } from '@praxora/rules/vendors/price-list-fields';
import { useTranslation } from 'react-i18next';

const fieldKeys = {
  orderNumber: 'field.orderNumber',
  name: 'field.name',
  gtin: 'field.gtin',
  pzn: 'field.pzn',
  manufacturer: 'field.manufacturer',
  manufacturerNumber: 'field.manufacturerNumber',
  price: 'field.price',
  priceQuantity: 'field.priceQuantity',
  currency: 'field.currency',
  minimumQuantity: 'field.minimumQuantity',
  discountable: 'field.discountable',
  validFrom: 'field.validFrom',
  validUntil: 'field.validUntil',
} as const satisfies Record<PriceListField, string>;

export function useFieldName(): (field: PriceListField) => string {
  const { t } = useTranslation('priceList');
  return (field) => t(fieldKeys[field]);
}
