// SQL of where a practice has things delivered, for other repositories.

/** Where goods go unless somebody says so. Who changes it holds the lock of the cart. */
export const defaultDeliveryAddress = `(
  select id from address where practice_id = $practice and kind = 'shipping' order by is_default desc, id limit 1)`;

/** The country of it; without such an address the practice's own. What a practice sees is what it can have delivered there. */
export const deliveryCountry = `coalesce(
  (select country from address where practice_id = $practice and kind = 'shipping' order by is_default desc, id limit 1),
  (select country from practice where id = $practice))`;
