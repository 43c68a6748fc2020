// Writes the rejections of a demo clinic, as the approval service keeps them.
import type { StaticOrderData } from '@praxora/contract/purchasing/approvals.calls';
import type { Client } from 'pg';
import type { NumberedOrder } from './number-orders.ts';
import type { Ordering } from './ordering-practice.ts';

export async function writeRejected(
  client: Client,
  orders: readonly NumberedOrder[],
  ordering: Ordering,
): Promise<void> {
  for (const one of orders)
    if (one.order.fate.kind === 'rejected')
      await client.query(
        `insert into rejected_approval (practice_id, submission_date, order_id, static_order_data, created_at)
         values ($1, $2, $3, $4, $5)`,
        [
          ordering.practice.practiceId,
          one.life.placedAt,
          one.id,
          JSON.stringify(
            dataOf(one, one.order.fate.comment, ordering, await hueOf(client, one.order.vendorId)),
          ),
          one.life.completedAt,
        ],
      );
}

async function hueOf(client: Client, vendorId: number): Promise<number> {
  const { rows } = await client.query<{ hue: number }>('select hue from vendor where id = $1', [vendorId]);
  return rows[0]?.hue ?? 0;
}

function dataOf(
  { id, orderNumber, platformOrderNumber, order, priced, life }: NumberedOrder,
  comment: string,
  { delivery }: Ordering,
  vendorHue: number,
): StaticOrderData {
  const at = life.completedAt ?? '';
  return {
    orderId: id,
    orderNumber,
    platformOrderNumber,
    vendorId: order.vendorId,
    vendorName: order.vendorName,
    vendorHue,
    deliveryAddress: delivery[0]?.shortName ?? '',
    message: '',
    // Names are added when a rejection is read.
    submittedBy: '',
    rejectedBy: '',
    rejectedAt: at,
    comments: [{ author: '', at, text: comment }],
    positions: order.lines.map(({ product, quantity }, index) => ({
      productId: product.id,
      name: { de: product.name, en: product.nameEn },
      manufacturer: product.manufacturer,
      picture: product.picture,
      quantity,
      unitPriceCents: priced.lines[index]?.unitPriceCents ?? 0,
      netCents: priced.lines[index]?.netCents ?? 0,
    })),
    goodsCents: priced.goodsCents,
    shippingCents: priced.shippingCents,
    surchargeCents: priced.surchargeCents,
    netCents: priced.netCents,
    grossCents: priced.grossCents,
  };
}
