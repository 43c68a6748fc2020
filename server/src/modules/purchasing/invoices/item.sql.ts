/** What a position `p` of an order is remembered by: the number it is ordered by, else its name. */
export const vendorItem = `coalesce(nullif(p.vendor_order_number, ''), p.name_de)`;
