// SQL that picks positions of the cart, for other repositories.

/** Everything in the carts, what lies at an address, or what lies there from a vendor; as values of a statement. */
export type CartPart =
  | readonly []
  | readonly [addressId: number]
  | readonly [addressId: number, vendorId: number];

/** Condition on cart positions `l`: a statement for each kind of part, so that none is planned with a filter that filters nothing. */
export const liesIn = (part: CartPart): string =>
  ['l.practice_id = $practice', 'l.address_id = $1', 'l.vendor_id = $2']
    .slice(0, part.length + 1)
    .join(' and ');
