// SQL of what a practice has switched on, for other repositories.

/** Whether the practice uses cost centers. */
export const usesCostCenters = `exists (
  select 1 from practice_feature where practice_id = $practice and feature = 'costCenters' and is_active)`;
