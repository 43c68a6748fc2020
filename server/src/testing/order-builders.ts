// Orders made to order for tests, written as the checkout leaves them.
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { TestApp } from './app.ts';

let count = 0;

interface PositionWish {
  readonly productId?: number | null;
  readonly name?: string;
  readonly manufacturer?: string;
  readonly vendorOrderNumber?: string;
  readonly quantity?: number;
  readonly received?: number;
}

interface OrderWish {
  readonly user: { readonly id: number; readonly practiceId: number };
  readonly vendor: number;
  readonly address: number;
  readonly vendorName?: string;
  readonly orderNumber?: string;
  readonly state?: OrderState;
  readonly placedAt?: string;
  readonly positions?: readonly PositionWish[];
}

/** Creates an order whose positions cost 10.00 each, with shipping of 5.00. */
export async function anOrder({ asOwner }: TestApp, wish: OrderWish): Promise<number> {
  count += 1;
  const { user, vendor, address, state = 'ordered', placedAt = new Date().toISOString() } = wish;
  const { positions = [{}], vendorName = 'Depot', orderNumber = `2026-${9000 + count}` } = wish;
  const units = positions.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const goods = units * 1000;
  const delivery = { id: address, kind: 'shipping', type: 'Praxis', shortName: `Adresse ${address}` };
  const rest = {
    companyName: 'Praxis',
    salutation: 'Mrs',
    firstName: '',
    lastName: '',
    street: 'Marktplatz 1',
    postcode: '80331',
    location: 'München',
    country: 'DE',
    phone: '',
    mobile: '',
    fax: '',
    vatId: '',
  };
  const platformOrderNumber = `PX-9${String(count).padStart(7, '0')}`;
  const found = positions.flatMap(
    ({ name = `Position ${count}`, manufacturer = '', vendorOrderNumber = '' }) => [
      name,
      manufacturer,
      vendorOrderNumber,
    ],
  );
  const { id } = await asOwner.one<{ id: number }>(
    `insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
       message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents,
       net_cents, vat, vat_cents, gross_cents, placed_by, placed_at, search_text)
     values ($1, $2, $3, $4, $5, '', '', $6, $7, $7, $8, $9, 500, 0, $9 + 500, '[]', 0, $9 + 500, $10, $11, $12) returning id`,
    [
      user.practiceId,
      orderNumber,
      platformOrderNumber,
      vendor,
      vendorName,
      address,
      JSON.stringify({ ...delivery, ...rest }),
      state,
      goods,
      user.id,
      placedAt,
      [orderNumber, platformOrderNumber, vendorName, ...found].join(' ').toLowerCase(),
    ],
  );
  for (const [index, position] of positions.entries()) {
    const {
      productId = null,
      name = `Position ${count}`,
      manufacturer = '',
      quantity = 1,
      received = 0,
    } = position;
    await asOwner.run(
      `insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
         manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, received,
         unit_price_cents, discount_cents, net_cents, vat_percent)
       values ($1, $2, $3, $4, $5, $5, $6, '', '', '', '', $7, $8, $9, 1000, 0, $8 * 1000, 19)`,
      [
        user.practiceId,
        id,
        index + 1,
        productId,
        name,
        manufacturer,
        position.vendorOrderNumber ?? '',
        quantity,
        received,
      ],
    );
  }
  return id;
}
