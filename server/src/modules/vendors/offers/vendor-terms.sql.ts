// SQL of the terms on which a practice buys from a vendor, for other repositories.

/** The practice's terms with a vendor `v`, and the vendor's for a country. */
export const termsIn = (
  country: string,
): string => `left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
  left join vendor_condition c on c.vendor_id = v.id and c.country = ${country}`;

/** Vendors it has not hidden, that are not retired, and that deliver to the country, have agreed on a shipping fee with it, or are its own. */
export const sellsToPractice = `not coalesce(p.is_hidden, false) and v.deleted_at is null
    and (c.vendor_id is not null or p.own_shipping_cents is not null or v.practice_id is not null)`;
