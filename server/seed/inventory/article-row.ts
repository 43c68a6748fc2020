// An article as a row.
import type { Value } from '../../src/platform/database/copy.ts';
import type { PracticeIds } from './practice-ids.ts';
import type { StockedArticle } from './stocked.ts';

export const articleColumns =
  'id, practice_id, product_id, name, manufacturer_id, manufacturer_number, is_dangerous_good, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id, consumption_unit_id, consumption_unit_count, has_batch_obligation, has_expiry_obligation, has_batch_label, batch_label_prints, asks_reference, is_discontinued, cost_center_id, default_storage_id, notice, use_inventory';

export const notificationColumns =
  'notifications_enabled, minimum_amount, minimum_unit_id, warning_amount, warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock';

/** Goods that stay in a patient. */
const asksReference = /^(?:.* )?(?:Implantat|Knochenersatz)/;

/** Null: the practice uses none. */
export const chooseCostCenter = (
  { costCenter }: StockedArticle['plan'],
  { costCenters }: PracticeIds,
): number | null => (costCenter === null ? null : (costCenters[costCenter] ?? null));

export function articleRow({ id, plan }: StockedArticle, ids: PracticeIds): Value[] {
  const { product, counts, thresholds } = plan;
  const isCounted = counts === 'contents';
  const countingUnit = isCounted ? product.contentUnitId : product.unitId;
  const [minimum, warning, ideal] = thresholds;
  return [
    id,
    ids.practiceId,
    product.id,
    product.name,
    product.manufacturerId,
    product.manufacturerNumber,
    product.isDangerousGood,
    isCounted ? 'CONSUMPTION_UNIT' : 'ORDER_UNIT',
    plan.hasPermanentLabel ? 'STORAGE_PRODUCT' : 'SALES_UNIT',
    1,
    product.unitId,
    countingUnit,
    plan.perPack,
    product.hasBatch,
    product.hasExpiry,
    product.hasBatch,
    product.hasBatch ? 1 : 0,
    asksReference.test(product.name),
    plan.isDiscontinued,
    chooseCostCenter(plan, ids),
    ids.storages.get(plan.storage) ?? null,
    plan.notice,
    plan.useInventory,
    plan.isWatched,
    minimum,
    countingUnit,
    warning,
    countingUnit,
    ideal,
    countingUnit,
    minimum,
    warning,
    ideal,
  ];
}
