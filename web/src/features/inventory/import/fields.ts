// Names of the fields a column can be matched with.
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import { useTranslation } from 'react-i18next';

const fieldKeys = {
  name: 'column.name',
  manufacturer: 'column.manufacturer',
  manufacturerNumber: 'column.manufacturerNumber',
  gtin: 'column.gtin',
  pzn: 'column.pzn',
  catalogProduct: 'column.catalogProduct',
  orderUnit: 'column.orderUnit',
  consumptionUnit: 'column.consumptionUnit',
  unitsPerPack: 'column.unitsPerPack',
  unitToCount: 'column.unitToCount',
  unitToLabel: 'column.unitToLabel',
  consumptionPerScan: 'column.consumptionPerScan',
  minimumStock: 'column.minimumStock',
  warningStock: 'column.warningStock',
  idealStock: 'column.idealStock',
  notifications: 'column.notifications',
  batchDuty: 'column.batchDuty',
  expiryDuty: 'column.expiryDuty',
  batchLabel: 'column.batchLabel',
  batchLabelPrints: 'column.batchLabelPrints',
  dangerousGood: 'column.dangerousGood',
  vat: 'column.vat',
  costCenter: 'column.costCenter',
  defaultStorage: 'column.defaultStorage',
  notes: 'column.notes',
  discontinued: 'column.discontinued',
  nonInventory: 'column.nonInventory',
  amount: 'column.amount',
  storage: 'column.storage',
  batchNumber: 'column.batchNumber',
  expirationDate: 'column.expirationDate',
  price: 'column.price',
} as const satisfies Record<ImportField, string>;

export function useFieldName(): (field: ImportField) => string {
  const { t } = useTranslation('articleImport');
  return (field) => t(fieldKeys[field]);
}
