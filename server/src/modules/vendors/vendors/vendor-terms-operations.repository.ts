// SQL of the terms of vendors by country and day.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Terms {
  readonly shippingCents: Column<'vendor_condition', 'shipping_cents'>;
  readonly freeShippingFromCents: Column<'vendor_condition', 'free_shipping_from_cents'>;
  readonly surchargeCents: Column<'vendor_condition', 'surcharge_cents'>;
  readonly surchargeBelowCents: Column<'vendor_condition', 'surcharge_below_cents'>;
  readonly deliveryDaysMin: Column<'vendor_condition', 'delivery_days_min'>;
  readonly deliveryDaysMax: Column<'vendor_condition', 'delivery_days_max'>;
}

interface TermsInCountry extends Terms {
  readonly country: Column<'vendor_condition', 'country'>;
}

export interface PlannedTerms extends TermsInCountry {
  readonly validFrom: Column<'vendor_condition_change', 'valid_from'>;
  readonly delivers: Column<'vendor_condition_change', 'delivers'>;
}

const terms = `country, shipping_cents as "shippingCents", free_shipping_from_cents as "freeShippingFromCents",
  surcharge_cents as "surchargeCents", surcharge_below_cents as "surchargeBelowCents",
  delivery_days_min as "deliveryDaysMin", delivery_days_max as "deliveryDaysMax"`;

export const listTerms = (tx: Tx, vendorId: number): Promise<TermsInCountry[]> =>
  tx.rows<TermsInCountry>(`select ${terms} from vendor_condition where vendor_id = $1 order by country`, [
    vendorId,
  ]);

/** Those that have not begun. */
export const listPlannedTerms = (tx: Tx, vendorId: number): Promise<PlannedTerms[]> =>
  tx.rows<PlannedTerms>(
    `select ${terms}, valid_from as "validFrom", delivers from vendor_condition_change
     where vendor_id = $1 and applied_at is null order by valid_from, country`,
    [vendorId],
  );

/** Terms that hold on a day from today on, as far as they are planned; null where the vendor does not deliver then. */
export async function findTermsOn(
  tx: Tx,
  vendorId: number,
  country: string,
  day: string,
): Promise<Terms | null> {
  const planned = (await listPlannedTerms(tx, vendorId)).findLast(
    (change) => change.country === country && change.validFrom <= day,
  );
  if (planned !== undefined) return planned.delivers ? toTerms(planned) : null;
  const current = (await listTerms(tx, vendorId)).find((row) => row.country === country);
  return current === undefined ? null : toTerms(current);
}

function toTerms({ country: _, ...rest }: TermsInCountry & Partial<PlannedTerms>): Terms {
  const { validFrom: _from, delivers: _delivers, ...termsOnly } = rest;
  return termsOnly;
}

export const savePlannedTerms = (tx: Tx, vendorId: number, change: PlannedTerms): Promise<number> =>
  tx.run(
    `insert into vendor_condition_change (vendor_id, country, valid_from, delivers, shipping_cents, free_shipping_from_cents,
       surcharge_cents, surcharge_below_cents, delivery_days_min, delivery_days_max)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (vendor_id, country, valid_from) do update set
       delivers = excluded.delivers, shipping_cents = excluded.shipping_cents,
       free_shipping_from_cents = excluded.free_shipping_from_cents, surcharge_cents = excluded.surcharge_cents,
       surcharge_below_cents = excluded.surcharge_below_cents, delivery_days_min = excluded.delivery_days_min,
       delivery_days_max = excluded.delivery_days_max, applied_at = null`,
    [
      vendorId,
      change.country,
      change.validFrom,
      change.delivers,
      change.shippingCents,
      change.freeShippingFromCents,
      change.surchargeCents,
      change.surchargeBelowCents,
      change.deliveryDaysMin,
      change.deliveryDaysMax,
    ],
  );

export const deletePlannedTerms = (
  tx: Tx,
  vendorId: number,
  country: string,
  validFrom: string,
): Promise<number> =>
  tx.run(
    `delete from vendor_condition_change
     where vendor_id = $1 and country = $2 and valid_from = $3 and applied_at is null`,
    [vendorId, country, validFrom],
  );

/** Answers how many terms began. */
export const applyDueTerms = async (tx: Tx, today: string): Promise<number> =>
  (await tx.one<{ applied: number }>('select apply_vendor_conditions($1::date) as applied', [today])).applied;
