// SQL of the terms on which a practice buys from a vendor, for other repositories.

/** The practice's terms with a vendor `v`, and the vendor's for a country. */
export const termsIn = (
  country: string,
): string => `left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
  left join vendor_condition c on c.vendor_id = v.id and c.country = ${country}`;

/** Vendors it has not hidden, that are not retired, and that deliver to the country, have agreed on a shipping fee with it, or are its own. */
export const sellsToPractice = `not coalesce(p.is_hidden, false) and v.deleted_at is null
    and (c.vendor_id is not null or p.own_shipping_cents is not null or v.practice_id is not null)`;

/** The vendor's terms for the country, in the shape of the pricing rules. Null: the vendor does not deliver there. */
export const vendorTerms = `case
    when c.vendor_id is not null then json_build_object(
      'shippingCents', c.shipping_cents, 'freeShippingFromCents', c.free_shipping_from_cents,
      'surchargeCents', c.surcharge_cents, 'surchargeBelowCents', c.surcharge_below_cents)
    when v.practice_id is not null then json_build_object(
      'shippingCents', 0, 'freeShippingFromCents', null, 'surchargeCents', 0, 'surchargeBelowCents', 0)
  end`;

/** What the practice agreed on with the vendor, in the same shape; what it did not agree on is null. Null: nothing at all. */
export const ownTerms = `case
    when p.own_never_free or num_nonnulls(p.own_shipping_cents, p.own_free_shipping_from_cents, p.own_surcharge_cents,
                                          p.own_surcharge_below_cents) > 0
    then json_build_object(
      'shippingCents', p.own_shipping_cents,
      'freeShippingFromCents',
        case when p.own_never_free then to_json('never'::text) else to_json(p.own_free_shipping_from_cents) end,
      'surchargeCents', p.own_surcharge_cents, 'surchargeBelowCents', p.own_surcharge_below_cents)
  end`;
