// SQL of a practice's own vendors.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface OwnVendorRow
  extends Columns<'vendor', 'name' | 'street' | 'postcode' | 'location' | 'country' | 'phone'> {
  readonly contactPerson: Column<'vendor', 'contact_person'>;
  readonly email: string;
  readonly transmission: Column<'vendor', 'transmission', 'email' | 'manual'>;
}

/** Null: no own vendor of this practice, or one that was deleted. */
export const findOwnVendor = (tx: Tx, vendorId: number): Promise<OwnVendorRow | null> =>
  tx.maybe(
    `select name, street, postcode, location, country, contact_person as "contactPerson", phone,
            coalesce(email, '') as email, transmission
     from vendor where id = $1 and practice_id = $practice and deleted_at is null`,
    [vendorId],
  );

/** Writing an own price there waits for this lock, and finds the vendor gone; see `vendorExists` of the price offers. */
export const lockForDeletion = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('select 1 from vendor where id = $1 and practice_id = $practice for update', [vendorId]);

/** On the marketplace, or another one of the practice's own. */
export const isNameTaken = async (tx: Tx, name: string, besideId: number | null = null): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from vendor
     where lower(name) = lower($1) and deleted_at is null and ($2::integer is null or id <> $2) limit 1`,
    [name, besideId],
  )) !== null;

const valuesOf = (row: OwnVendorRow): unknown[] => [
  row.name,
  row.street,
  row.postcode,
  row.location,
  row.country,
  row.contactPerson,
  row.phone,
  row.email === '' ? null : row.email,
  row.transmission,
];

export const insertOwnVendor = async (tx: Tx, slug: string, row: OwnVendorRow): Promise<number> =>
  (
    await tx.one<Columns<'vendor', 'id'>>(
      `insert into vendor (practice_id, name, street, postcode, location, country, contact_person, phone, email, transmission,
         slug)
       values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [...valuesOf(row), slug],
    )
  ).id;

export const updateOwnVendor = (tx: Tx, vendorId: number, row: OwnVendorRow): Promise<number> =>
  tx.run(
    `update vendor set name = $1, street = $2, postcode = $3, location = $4, country = $5, contact_person = $6, phone = $7,
       email = $8, transmission = $9
     where id = $10 and practice_id = $practice`,
    [...valuesOf(row), vendorId],
  );

/** Articles with an own price at the vendor; each has one. */
export const listPricedArticles = (tx: Tx, vendorId: number): Promise<Columns<'article', 'id' | 'name'>[]> =>
  tx.rows(
    `select a.id, a.name
     from offer o join article a on a.practice_id = $practice and a.product_id = o.product_id and a.deleted_at is null
     where o.vendor_id = $1 and o.practice_id = $practice order by lower(a.name), a.id`,
    [vendorId],
  );

export const hasCartPositions = async (tx: Tx, vendorId: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from cart_position where practice_id = $practice and vendor_id = $1 limit 1',
    [vendorId],
  )) !== null;

/** Marked, not removed: orders, receipts and stock keep it. */
export const markDeleted = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('update vendor set deleted_at = now() where id = $1 and practice_id = $practice', [vendorId]);
