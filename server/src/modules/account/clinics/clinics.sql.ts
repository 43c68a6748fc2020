// Conditions on who decides in a clinic, for queries about other tables.

/**
 * Ids of the users who decide on orders on a day: active approvers, and the active substitutes of active approvers. The
 * substitute of somebody who was deactivated substitutes nobody.
 */
export const deciderIds = (day: string): string => `(
  select d.user_id
  from clinic_approver a
  join app_user approver on approver.id = a.user_id and approver.deactivated_at is null
  cross join lateral (
    values (a.user_id),
           (case when ${day}::date >= coalesce(a.substitute_from, '-infinity')
                  and ${day}::date <= coalesce(a.substitute_until, 'infinity') then a.substitute_id end)
  ) as d (user_id)
  join app_user decider on decider.id = d.user_id and decider.deactivated_at is null and decider.role <> 'reader')`;
