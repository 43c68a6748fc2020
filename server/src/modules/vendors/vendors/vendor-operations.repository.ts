// SQL of the operators' commands about vendors; runs as the owner, over all practices.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** How orders reach a vendor. */
export interface Transmission extends Columns<'vendor', 'transmission' | 'email'> {
  readonly webhookUrl: Column<'vendor', 'webhook_url'>;
  readonly webhookSecret: Column<'vendor', 'webhook_secret'>;
}

interface NewVendor extends Transmission {
  readonly name: string;
  readonly slug: string;
}

/** Also by a vendor that was retired. */
export const isVendorThere = async (tx: Tx, { name, slug }: NewVendor): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from vendor where slug = $2 or (lower(name) = lower($1) and practice_id is null) limit 1',
    [name, slug],
  )) !== null;

export const insertVendor = (tx: Tx, vendor: NewVendor): Promise<Columns<'vendor', 'id'>> =>
  tx.one(
    `insert into vendor (name, slug, email, transmission, webhook_url, webhook_secret)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [vendor.name, vendor.slug, vendor.email, vendor.transmission, vendor.webhookUrl, vendor.webhookSecret],
  );

export const findTransmission = (
  tx: Tx,
  vendorId: number,
): Promise<(Transmission & Columns<'vendor', 'name'>) | null> =>
  tx.maybe(
    `select name, transmission, email, webhook_url as "webhookUrl", webhook_secret as "webhookSecret"
     from vendor where id = $1 and practice_id is null`,
    [vendorId],
  );

export const updateTransmission = (tx: Tx, vendorId: number, transmission: Transmission): Promise<number> =>
  tx.run(
    'update vendor set transmission = $2, email = $3, webhook_url = $4, webhook_secret = $5 where id = $1',
    [
      vendorId,
      transmission.transmission,
      transmission.email,
      transmission.webhookUrl,
      transmission.webhookSecret,
    ],
  );

export interface VendorSummary extends Columns<'vendor', 'id' | 'name' | 'transmission'> {
  readonly countries: string[];
  readonly offers: number;
  readonly retiredAt: Column<'vendor', 'deleted_at'>;
}

const summary = `v.id, v.name, v.transmission, v.deleted_at as "retiredAt",
  array(select c.country::text from vendor_condition c where c.vendor_id = v.id order by 1) as countries,
  coalesce((select n.offers from vendor_offer_count n where n.vendor_id = v.id), 0) as offers`;

export const listMarketplaceVendors = (tx: Tx): Promise<VendorSummary[]> =>
  tx.rows<VendorSummary>(
    `select ${summary} from vendor v where v.practice_id is null order by lower(v.name), v.id`,
  );

export interface ContactDetails
  extends Columns<'vendor', 'name' | 'phone' | 'street' | 'postcode' | 'location' | 'country'> {
  readonly contactPerson: Column<'vendor', 'contact_person'>;
}

export interface MarketplaceVendor extends VendorSummary, ContactDetails {
  readonly slug: Column<'vendor', 'slug'>;
  readonly email: Column<'vendor', 'email'>;
  readonly webhookUrl: Column<'vendor', 'webhook_url'>;
  readonly createdAt: Column<'vendor', 'created_at'>;
}

/** A vendor of the marketplace; practices' own ones are theirs to change. */
export const findMarketplaceVendor = (tx: Tx, vendorId: number): Promise<MarketplaceVendor | null> =>
  tx.maybe<MarketplaceVendor>(
    `select ${summary}, v.slug, v.email, v.webhook_url as "webhookUrl", v.phone, v.street, v.postcode, v.location, v.country,
            v.contact_person as "contactPerson", v.created_at as "createdAt"
     from vendor v where v.id = $1 and v.practice_id is null for no key update of v`,
    [vendorId],
  );

/** In the carts of all practices. */
export const countCartPositions = async (tx: Tx, vendorId: number): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      'select count(*)::integer as count from cart_position where vendor_id = $1',
      [vendorId],
    )
  ).count;

export const isNameTaken = async (tx: Tx, name: string, except: number): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as taken from vendor
     where lower(name) = lower($1) and practice_id is null and deleted_at is null and id <> $2`,
    [name, except],
  )) !== null;

export const updateContactDetails = (tx: Tx, vendorId: number, details: ContactDetails): Promise<number> =>
  tx.run(
    `update vendor set name = $2, phone = $3, street = $4, postcode = $5, location = $6, country = $7, contact_person = $8
     where id = $1`,
    [
      vendorId,
      details.name,
      details.phone,
      details.street,
      details.postcode,
      details.location,
      details.country,
      details.contactPerson,
    ],
  );

export const markRetired = (tx: Tx, vendorId: number, isRetired: boolean): Promise<number> =>
  tx.run(`update vendor set deleted_at = ${isRetired ? 'now()' : 'null'} where id = $1`, [vendorId]);

interface NewCondition {
  readonly vendorId: number;
  readonly country: string;
  readonly shippingCents: number;
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  readonly surchargeBelowCents: number;
}

export const insertVendorCondition = (tx: Tx, condition: NewCondition): Promise<number> =>
  tx.run(
    `insert into vendor_condition (vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents, surcharge_below_cents)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      condition.vendorId,
      condition.country,
      condition.shippingCents,
      condition.freeShippingFromCents,
      condition.surchargeCents,
      condition.surchargeBelowCents,
    ],
  );
