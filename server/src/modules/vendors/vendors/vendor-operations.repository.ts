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

/** Null when the name is taken. */
export const insertVendor = (tx: Tx, vendor: NewVendor): Promise<Columns<'vendor', 'id'> | null> =>
  tx.maybe(
    `insert into vendor (name, slug, email, transmission, webhook_url, webhook_secret)
     select $1, $2, $3, $4, $5, $6 where not exists (select 1 from vendor where slug = $2 or (lower(name) = lower($1) and practice_id is null))
     returning id`,
    [vendor.name, vendor.slug, vendor.email, vendor.transmission, vendor.webhookUrl, vendor.webhookSecret],
  );

export const findTransmission = (
  tx: Tx,
  vendorId: number,
): Promise<(Transmission & Columns<'vendor', 'name'>) | null> =>
  tx.maybe(
    `select name, transmission, email, webhook_url as "webhookUrl", webhook_secret as "webhookSecret"
     from vendor where id = $1 for update`,
    [vendorId],
  );

export const updateTransmission = (tx: Tx, vendorId: number, wanted: Transmission): Promise<number> =>
  tx.run(
    'update vendor set transmission = $2, email = $3, webhook_url = $4, webhook_secret = $5 where id = $1',
    [vendorId, wanted.transmission, wanted.email, wanted.webhookUrl, wanted.webhookSecret],
  );

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
