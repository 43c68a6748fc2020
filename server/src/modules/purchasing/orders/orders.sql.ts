// SQL of an order line, for other repositories.
import { usesCostCenters } from '../../account/index.ts';

/** Cost center of an order line `p` with its name at that time; null while the practice uses none. */
export const orderedCostCenter = `
  case when p.cost_center_id is not null and ${usesCostCenters}
       then jsonb_build_object('id', p.cost_center_id, 'number', p.cost_center_number, 'name', p.cost_center_name) end`;
