// An article of each demo practice that stands in no catalogue, and the vendor of its own it is bought at.
import type { Client } from 'pg';
import type { Practice } from './ordering-practice.ts';
import type { StockedOffer, StockedProduct } from './products.ts';

/** Dealers round the corner, one for each practice. */
interface OwnDealer {
  readonly name: string;
  readonly slug: string;
  readonly street: string;
  readonly postcode: string;
  readonly location: string;
  readonly contactPerson: string;
  readonly phone: string;
  /** Null: orders are handed over. */
  readonly email: string | null;
}

const isartor: OwnDealer = {
  name: 'Apotheke am Isartor',
  slug: 'own-apotheke-am-isartor',
  street: 'Isartorplatz 3',
  postcode: '80331',
  location: 'München',
  contactPerson: 'Frau Seidl',
  phone: '+49 89 99998 340',
  email: 'bestellung@apotheke-isartor.example',
};

const neubau: OwnDealer = {
  name: 'Bandagist Neubau',
  slug: 'own-bandagist-neubau',
  street: 'Neubaugasse 51',
  postcode: '1070',
  location: 'Wien',
  contactPerson: 'Herr Wallner',
  phone: '+43 720 000 341',
  email: null,
};

const altona: OwnDealer = {
  name: 'Sanitätshaus Altona',
  slug: 'own-sanitaetshaus-altona',
  street: 'Palmaille 12',
  postcode: '22767',
  location: 'Hamburg',
  contactPerson: 'Bestellannahme',
  phone: '+49 40 66969 342',
  email: 'auftrag@sanitaetshaus-altona.example',
};

const dealerOf = ({ isMain, country }: Practice): OwnDealer =>
  isMain ? isartor : country === 'AT' ? neubau : altona;

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

/** It delivers free, as an own vendor does until the practice says otherwise. */
export async function writeOwnVendor(client: Client, practice: Practice): Promise<OwnVendor> {
  const dealer = dealerOf(practice);
  const id = await insertedId(
    client,
    `insert into vendor (practice_id, name, slug, street, postcode, location, country, contact_person, phone, email, transmission)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      practice.practiceId,
      dealer.name,
      dealer.slug,
      dealer.street,
      dealer.postcode,
      dealer.location,
      practice.country,
      dealer.contactPerson,
      dealer.phone,
      dealer.email,
      dealer.email === null ? 'manual' : 'email',
    ],
  );
  return { id, name: dealer.name };
}

const packUnitId = 2;
const withoutManufacturer = 1;
const own = { name: 'Wundpflaster-Set Empfang', slug: 'own-wundpflaster-set-empfang', cents: 890 };

const slugOf = ({ isMain, practiceId }: Practice): string =>
  isMain ? own.slug : `${own.slug}-${practiceId}`;

/** Its product is the practice's alone, as the article's configuration would have made it. */
export async function writeOwnProduct(
  client: Client,
  practice: Practice,
  { id: vendorId, name: vendorName }: OwnVendor,
): Promise<StockedProduct> {
  const { practiceId } = practice;
  const id = await insertedId(
    client,
    `insert into product (practice_id, slug, name_de, name_en, manufacturer_id, pack_size, unit_id, content_unit_id, vat_class,
       has_batch, has_expiry, is_dangerous_good, picture)
     values ($1, $2, $3, $3, $4, 1, $5, $5, 'fullTax', false, true, false, 'einweg') returning id`,
    [practiceId, slugOf(practice), own.name, withoutManufacturer, packUnitId],
  );
  const offer: StockedOffer = {
    vendorId,
    vendorName,
    orderNumber: '',
    tierFrom: [1],
    tierCents: [own.cents],
    history: [],
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
