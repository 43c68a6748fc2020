// An article of the demo practice that stands in no catalogue, and the vendor of its own it is bought at.
import type { Client } from 'pg';
import type { StockedOffer, StockedProduct } from './products.ts';

const vendor = { name: 'Apotheke am Isartor', slug: 'own-apotheke-am-isartor' };

export interface OwnVendor {
  readonly id: number;
  readonly name: string;
}

async function insertedId(client: Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('Nothing was inserted');
  return id;
}

export async function writeOwnVendor(client: Client, practiceId: number): Promise<OwnVendor> {
  const id = await insertedId(
    client,
    'insert into vendor (practice_id, name, slug) values ($1, $2, $3) returning id',
    [practiceId, vendor.name, vendor.slug],
  );
  return { id, name: vendor.name };
}

const packUnitId = 2;
const withoutManufacturer = 1;
const own = { name: 'Wundpflaster-Set Empfang', slug: 'own-wundpflaster-set-empfang', cents: 890 };

/** Its product is the practice's alone, as the article's configuration would have made it. */
export async function writeOwnProduct(
  client: Client,
  practiceId: number,
  { id: vendorId, name: vendorName }: OwnVendor,
): Promise<StockedProduct> {
  const id = await insertedId(
    client,
    `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, pack_size, unit_id, content_unit_id, vat_class,
       has_batch, has_expiry, is_dangerous_good, picture)
     values ($1, $2, $3, $3, $4, 1, $5, $5, 'fullTax', false, true, false, 'einweg') returning id`,
    [practiceId, own.slug, own.name, withoutManufacturer, packUnitId],
  );
  const offer: StockedOffer = {
    vendorId,
    vendorName,
    orderNumber: '',
    tierFrom: [1],
    tierCents: [own.cents],
    vatClass: 'fullTax',
  };
  await client.query(
    `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity,
       discountable, vat_class)
     values ($1, $2, $3, '', '{1}', array[$4::integer], 1, false, 'fullTax')`,
    [practiceId, id, vendorId, own.cents],
  );
  const { rows } = await client.query<{ name: string }>('select name from manufacturer where id = $1', [
    withoutManufacturer,
  ]);
  return {
    id,
    name: own.name,
    nameEn: own.name,
    manufacturerId: withoutManufacturer,
    manufacturer: rows[0]?.name ?? '',
    manufacturerNumber: '',
    packText: '',
    packTextEn: '',
    picture: 'einweg',
    packSize: 1,
    unitId: packUnitId,
    contentUnitId: packUnitId,
    hasBatch: false,
    hasExpiry: true,
    isDangerousGood: false,
    category: '',
    offers: [offer],
  };
}
