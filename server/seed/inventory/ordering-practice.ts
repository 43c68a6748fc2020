// Data of a demo practice and of its vendors that its orders need.
import type { VatRate } from '@praxora/rules/shared/tax';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import type { Client } from 'pg';
import { createRandom } from '../random.ts';
import type { VendorContact } from './order-life.ts';
import { termsOfVendors } from './products.ts';

export interface Practice {
  readonly practiceId: number;
  readonly userId: number;
  readonly country: string;
  /** The one the product's pictures show. */
  readonly isMain: boolean;
  /** Approver of a clinic with a limit; otherwise null. */
  readonly approverId: number | null;
  readonly limitCents: number | null;
}

interface Address {
  readonly id: number;
  readonly kind: string;
  readonly shortName: string;
}

export interface Ordering {
  readonly practice: Practice;
  readonly terms: ReadonlyMap<number, VendorTerms>;
  readonly rates: readonly VatRate[];
  readonly contacts: ReadonlyMap<number, VendorContact>;
  readonly delivery: readonly Address[];
  readonly billing: Address;
}

/** Every practice but those of the old edition, which have no inventory. */
export async function practicesWithInventory(client: Client): Promise<Practice[]> {
  const { rows } = await client.query<Practice>(
    `select p.id as "practiceId", p.country, u.id as "userId",
            exists (select from cart_position c where c.practice_id = p.id) as "isMain",
            a.user_id as "approverId", k.spending_limit_cents as "limitCents"
     from practice p
     join app_user u on u.id = (select min(id) from app_user where practice_id = p.id)
     left join clinic k on k.practice_id = p.id
     left join clinic_approver a on a.user_id = (select min(user_id) from clinic_approver where practice_id = p.id)
     where p.edition = 'pro20' order by p.id`,
  );
  return rows;
}

const addressColumns = `
  id, kind, type, short_name as "shortName", company_name as "companyName", salutation, first_name as "firstName",
  last_name as "lastName", street, postcode, location, country, phone, mobile, fax, vat_id as "vatId"`;

const freeOfCharge: VendorTerms = {
  shippingCents: 0,
  freeShippingFromCents: null,
  surchargeCents: 0,
  surchargeBelowCents: 0,
};

/** Ordering data of a practice, including its own vendors, which deliver free until it says otherwise. */
export async function readOrdering(client: Client, practice: Practice): Promise<Ordering> {
  const { practiceId, country } = practice;
  const { rows: addresses } = await client.query<Address>(
    `select ${addressColumns} from address where practice_id = $1 order by id`,
    [practiceId],
  );
  const billing = addresses.find(({ kind }) => kind === 'billing');
  if (!billing) throw new Error('A practice that orders has addresses');
  const { rows: rates } = await client.query<VatRate>(
    `select country, vat_class as "vatClass", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
            percent::float8 as percent from vat_rate`,
  );
  const { rows: vendors } = await client.query<VendorContact & { id: number; isOwn: boolean }>(
    `select id, transmission, coalesce(email, substring(webhook_url from '//([^/]+)'), '') as to,
            practice_id is not null as "isOwn"
     from vendor where practice_id is null or practice_id = $1`,
    [practiceId],
  );
  const own = vendors.filter(({ isOwn }) => isOwn).map(({ id }) => [id, freeOfCharge] as const);
  return {
    practice,
    terms: new Map([...(await termsOfVendors(client, country)), ...own]),
    rates,
    contacts: new Map(vendors.map(({ id, transmission, to }) => [id, { transmission, to }])),
    delivery: addresses.filter(({ kind }) => kind === 'shipping'),
    billing,
  };
}

/** The one the picture shows. */
const picturedNumbers: Readonly<Record<string, string>> = { Depotia: '884 120' };

const customerNumberOf = (practiceId: number, vendorId: number, vendorName: string): string =>
  picturedNumbers[vendorName] ??
  String(createRandom('customer', `${practiceId} ${vendorId}`).int(100_000, 999_999)).replace(
    /(?=...$)/,
    ' ',
  );

/** The practice's number at every vendor it orders from; kept with the vendor, as the practice would. */
export async function writeCustomerNumbers(
  client: Client,
  practiceId: number,
  vendors: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const numbers = [...vendors].map(([id, name]) => [id, customerNumberOf(practiceId, id, name)] as const);
  await client.query(
    `insert into vendor_preference (practice_id, vendor_id, customer_number)
     select $1, vendor_id, number from unnest($2::integer[], $3::text[]) as given (vendor_id, number)
     on conflict (practice_id, vendor_id) do update set customer_number = excluded.customer_number`,
    [practiceId, numbers.map(([id]) => id), numbers.map(([, number]) => number)],
  );
  return new Map(numbers);
}
