// SQL of the cost center that something of an article goes to, for other repositories.
import { usesCostCenters } from '../../account/index.ts';

/**
 * Where something of an article `a` goes: to the cost center chosen for it, else to the article's, else to the standard. One
 * that was switched off takes nothing new. Null while the practice uses none; joined with `costCenterJoins`.
 */
export const costCenterColumn = (chosen: string): string =>
  `case when ${usesCostCenters} then coalesce(${chosen}, article_center.id, standard_center.id) end`;

export const costCenterJoins = `
  left join cost_center article_center
    on article_center.practice_id = $practice and article_center.id = a.cost_center_id and article_center.is_active
  left join cost_center standard_center
    on standard_center.practice_id = $practice and standard_center.is_standard`;
