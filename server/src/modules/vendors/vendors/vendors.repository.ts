// SQL of vendors and of what a practice prefers of them.
import type { OwnTerms, VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deliveryCountry } from '../../account/index.ts';
import { ownTerms, termsIn, vendorTerms } from '../offers/vendor-terms.sql.ts';

export interface VendorRow extends Columns<'vendor', 'id' | 'name' | 'hue' | 'phone'> {
  readonly version: number;
  readonly is_own: boolean;
  readonly rating: number | null;
  readonly transmission: Column<'vendor', 'transmission', TransmissionMethod>;
  readonly email: string;
  readonly is_favourite: boolean;
  readonly is_hidden: boolean;
  readonly discount_basis_points: number;
  readonly customer_number: string;
  readonly default_message: string;
  readonly own_terms: OwnTerms | null;
  readonly terms: VendorTerms | null;
  readonly delivery_days_min: Column<'vendor_condition', 'delivery_days_min'> | null;
  readonly delivery_days_max: Column<'vendor_condition', 'delivery_days_max'> | null;
}

const vendors = `
  select v.id, coalesce(p.version, 0) as version, v.name, v.practice_id is not null as is_own, v.rating::float8 as rating,
         v.hue, v.transmission, coalesce(v.email, '') as email, v.phone,
         coalesce(p.is_favourite, false) as is_favourite, coalesce(p.is_hidden, false) as is_hidden,
         coalesce(p.discount_basis_points, 0) as discount_basis_points,
         coalesce(p.customer_number, '') as customer_number, coalesce(p.default_message, '') as default_message,
         ${ownTerms} as own_terms, ${vendorTerms} as terms, c.delivery_days_min, c.delivery_days_max
  from vendor v ${termsIn(deliveryCountry)}
  where v.deleted_at is null and ($1::integer is null or v.id = $1)
  order by lower(v.name)`;

/** All vendors, or only the given one. */
export const listVendors = (tx: Tx, vendorId: number | null = null): Promise<VendorRow[]> =>
  tx.rows<VendorRow>(vendors, [vendorId]);

/** An own one is not deleted meanwhile. One of the marketplace may be retired: its row stays. */
export const holdOwnVendor = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('select 1 from vendor where id = $1 and practice_id = $practice for key share', [vendorId]);

export const listMarks = (
  tx: Tx,
  vendorIds: readonly number[],
): Promise<(Columns<'vendor', 'id'> & { isHidden: boolean })[]> =>
  tx.rows(
    `select v.id, coalesce(p.is_hidden, false) as "isHidden"
     from vendor v left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
     where v.id = any($1) and v.deleted_at is null`,
    [vendorIds],
  );

export const findCustomerNumber = async (tx: Tx, vendorId: number): Promise<string> =>
  (
    await tx.maybe<Columns<'vendor_preference', 'customer_number'>>(
      'select customer_number from vendor_preference where practice_id = $practice and vendor_id = $1',
      [vendorId],
    )
  )?.customer_number ?? '';

export interface PreferenceRow {
  readonly isFavourite: boolean;
  readonly isHidden: boolean;
  readonly discountBasisPoints: number;
  readonly customerNumber: string;
  readonly defaultMessage: string;
  readonly ownTerms: OwnTerms | null;
}

export const savePreference = (tx: Tx, vendorId: number, row: PreferenceRow): Promise<number> => {
  const { shippingCents, freeShippingFromCents, surchargeCents, surchargeBelowCents } = row.ownTerms ?? {};
  const isNeverFree = freeShippingFromCents === 'never';
  return tx.run(
    `insert into vendor_preference (practice_id, vendor_id, is_favourite, is_hidden, discount_basis_points, customer_number,
       default_message, own_shipping_cents, own_free_shipping_from_cents, own_never_free, own_surcharge_cents,
       own_surcharge_below_cents, updated_at)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())
     on conflict (practice_id, vendor_id) do update set
       is_favourite = excluded.is_favourite, is_hidden = excluded.is_hidden,
       discount_basis_points = excluded.discount_basis_points, customer_number = excluded.customer_number,
       default_message = excluded.default_message, own_shipping_cents = excluded.own_shipping_cents,
       own_free_shipping_from_cents = excluded.own_free_shipping_from_cents, own_never_free = excluded.own_never_free,
       own_surcharge_cents = excluded.own_surcharge_cents,
       own_surcharge_below_cents = excluded.own_surcharge_below_cents, updated_at = excluded.updated_at`,
    [
      vendorId,
      row.isFavourite,
      row.isHidden,
      row.discountBasisPoints,
      row.customerNumber,
      row.defaultMessage,
      shippingCents ?? null,
      isNeverFree ? null : (freeShippingFromCents ?? null),
      isNeverFree,
      surchargeCents ?? null,
      surchargeBelowCents ?? null,
    ],
  );
};
