// Vendors, products, offers and addresses made to order for tests.
import type { TestApp } from './app.ts';

let count = 0;

interface VendorWish {
  readonly name?: string;
  readonly countries?: readonly string[];
  readonly shipping?: number;
  readonly freeFrom?: number | null;
  readonly surcharge?: number;
  readonly surchargeBelow?: number;
}

export async function aVendor({ asOwner }: TestApp, wish: VendorWish = {}): Promise<number> {
  count += 1;
  const { name = `Depot ${count}`, countries = ['DE', 'AT'], shipping = 590, freeFrom = 10_000 } = wish;
  const { surcharge = 0, surchargeBelow = 0 } = wish;
  const { id } = await asOwner.one<{ id: number }>(
    'insert into vendor (name, slug) values ($1, $2) returning id',
    [name, `depot-${count}`],
  );
  for (const country of countries) {
    await asOwner.run(
      `insert into vendor_condition (vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents,
                                     surcharge_below_cents)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, country, shipping, freeFrom, surcharge, surchargeBelow],
    );
  }
  return id;
}

interface ProductWish {
  readonly name?: string;
  readonly family?: string;
  readonly variant?: string;
  readonly packSize?: number;
}

export async function aProduct({ asOwner }: TestApp, wish: ProductWish = {}): Promise<number> {
  count += 1;
  const { name = `Handschuh ${count}`, family = '', variant = '', packSize = 1 } = wish;
  const { id } = await asOwner.one<{ id: number }>(
    `insert into product (slug, name_de, name_en, category_id, family, variant, pack_size)
     select $1, $2, $2, min(id), $3, $4, $5 from category where parent_id is not null returning id`,
    [`product-${count}`, name, family, variant, packSize],
  );
  return id;
}

interface OfferWish {
  readonly tiers?: readonly (readonly [from: number, cents: number])[];
  readonly minimum?: number;
  readonly step?: number;
  readonly availability?: string;
  readonly discountable?: boolean;
  readonly vatClass?: 'fullTax' | 'reducedTax';
}

export async function anOffer(
  { asOwner }: TestApp,
  productId: number,
  vendorId: number,
  wish: OfferWish = {},
): Promise<number> {
  const {
    tiers = [[1, 1000]],
    minimum = 1,
    step = 1,
    availability = 'available',
    discountable = true,
    vatClass = 'fullTax',
  } = wish;
  count += 1;
  const { id } = await asOwner.one<{ id: number }>(
    `insert into offer (product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step,
                        availability, discountable, vat_class)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      productId,
      vendorId,
      `N-${count}`,
      tiers.map(([from]) => from),
      tiers.map(([, cents]) => cents),
      minimum,
      step,
      availability,
      discountable,
      vatClass,
    ],
  );
  return id;
}

export async function anAddress(
  { asOwner }: TestApp,
  practiceId: number,
  country = 'DE',
  kind: 'shipping' | 'billing' = 'shipping',
): Promise<number> {
  const { id } = await asOwner.one<{ id: number }>(
    `insert into address (practice_id, kind, short_name, company_name, street, postcode, location, country)
     values ($1, $3, 'Praxis', 'Praxis', 'Marktplatz 1', '80331', 'München', $2) returning id`,
    [practiceId, country, kind],
  );
  return id;
}

export const readSlug = async ({ asOwner }: TestApp, productId: number): Promise<string> =>
  (await asOwner.one<{ slug: string }>('select slug from product where id = $1', [productId])).slug;
