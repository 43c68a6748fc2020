// SQL of orders and their lines, for several repositories.
import { usesCostCenters } from '../../account/index.ts';

/** Cost center of an order line `p` with its name at that time; null while the practice uses none. */
export const orderedCostCenter = `
  case when p.cost_center_id is not null and ${usesCostCenters}
       then jsonb_build_object('id', p.cost_center_id, 'number', p.cost_center_number, 'name', p.cost_center_name) end`;

/** Number of an order's version: each change before the approval keeps the one before it. */
export const revisionNumber = (orderId: string): string => `
  (select count(*)::integer + 1 from order_revision r where r.practice_id = $practice and r.order_id = ${orderId})`;
