// SQL of one order in full.
import type { Order, OrderHistoryEntry, OrderPosition } from '@praxora/contract/purchasing/order';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName, personName } from '../../account/index.ts';
import { countingUnitId, unitsPerOrderUnit } from '../../inventory/index.ts';
import { orderedCostCenter, revisionNumber } from './orders.sql.ts';

export interface OrderRow
  extends Columns<
    'purchase_order',
    | 'id'
    | 'order_number'
    | 'platform_order_number'
    | 'vendor_id'
    | 'vendor_name'
    | 'customer_number'
    | 'message'
    | 'order_reference'
    | 'requested_delivery_date'
    | 'placed_at'
    | 'transmission_error'
    | 'goods_cents'
    | 'shipping_cents'
    | 'surcharge_cents'
    | 'net_cents'
    | 'vat_cents'
    | 'gross_cents'
    | 'rating'
    | 'rating_comment'
  > {
  readonly hue: Column<'vendor', 'hue'>;
  readonly is_favourite: boolean;
  readonly is_own: boolean;
  readonly transmission: Column<'vendor', 'transmission', Order['transmission']>;
  readonly delivery_address: Column<'purchase_order', 'delivery_address', Order['deliveryAddress']>;
  readonly billing_address: Column<'purchase_order', 'billing_address', Order['billingAddress']>;
  readonly state: Column<'purchase_order', 'state', Order['state']>;
  /** 1 as it was submitted. */
  readonly revision: number;
  readonly placed_by: string;
  readonly delivery_date: Column<'purchase_order', 'delivery_date'>;
  readonly vat: Column<'purchase_order', 'vat', Order['vat']>;
}

export const listOrders = (tx: Tx, orderIds: readonly number[]): Promise<OrderRow[]> =>
  tx.rows<OrderRow>(
    `select o.id, o.order_number, o.platform_order_number, o.vendor_id, o.vendor_name, v.hue,
            coalesce(f.is_favourite, false) as is_favourite, v.practice_id is not null as is_own, v.transmission,
            o.customer_number, o.message, o.order_reference, o.requested_delivery_date::text, o.delivery_address, o.billing_address, o.state, o.placed_at,
            ${revisionNumber('o.id')} as revision,
            ${personName('u')} as placed_by, o.transmission_error, o.delivery_date::text, o.goods_cents,
            o.shipping_cents, o.surcharge_cents, o.net_cents, o.vat, o.vat_cents, o.gross_cents, o.rating,
            o.rating_comment
     from purchase_order o
     join vendor v on v.id = o.vendor_id
     join practice_user u on u.id = o.placed_by
     left join vendor_preference f on f.practice_id = o.practice_id and f.vendor_id = o.vendor_id
     where o.practice_id = $practice and o.id = ${matchesAny('$1')}`,
    [orderIds],
  );

interface PositionRow {
  readonly order_id: Column<'order_position', 'order_id'>;
  readonly position: Omit<OrderPosition, 'article'>;
  readonly article: OrderPosition['article'];
}

/** With the article each becomes when it is received, if there is one. */
export const listPositions = (tx: Tx, orderIds: readonly number[]): Promise<PositionRow[]> =>
  tx.rows<PositionRow>(
    `select p.order_id, jsonb_build_object(
              'id', p.id, 'line', p.line, 'productId', p.product_id,
              'name', jsonb_build_object('de', p.name_de, 'en', p.name_en), 'manufacturer', p.manufacturer,
              'manufacturerNumber', p.manufacturer_number,
              'packText', jsonb_build_object('de', p.pack_text_de, 'en', p.pack_text_en), 'picture', p.picture,
              'vendorOrderNumber', p.vendor_order_number, 'gtin', c.gtin, 'pzn', c.pzn, 'quantity', p.quantity,
              'received', p.received, 'returned', p.returned, 'confirmedQuantity', p.confirmed_quantity,
              'backorderedQuantity', p.backordered_quantity, 'deliveryDate', p.delivery_date,
              'unitPriceCents', p.unit_price_cents, 'discountCents', p.discount_cents, 'netCents', p.net_cents,
              'vatPercent', p.vat_percent::float8, 'costCenter', ${orderedCostCenter}) as position,
            case when a.id is not null then jsonb_build_object(
              'id', a.id, 'name', a.name, 'useInventory', a.use_inventory,
              'hasBatchObligation', a.has_batch_obligation, 'hasExpiryDateObligation', a.has_expiry_obligation,
              'defaultStorageId', s.id, 'unitToLabel', a.unit_to_label,
              'unitsPerOrderUnit', ${unitsPerOrderUnit},
              'orderUnit', jsonb_build_object('de', ou.name_de, 'en', ou.name_en),
              'countingUnit', jsonb_build_object('de', cu.name_de, 'en', cu.name_en)) end as article
     from order_position p
     left join product c on c.id = p.product_id
     left join article a on a.practice_id = p.practice_id and a.product_id = p.product_id and a.deleted_at is null
     left join storage s on s.practice_id = a.practice_id and s.id = a.default_storage_id and s.deleted_at is null
     left join consumption_unit ou on ou.id = a.order_unit_id
     left join consumption_unit cu
       on cu.id = ${countingUnitId}
     where p.practice_id = $practice and p.order_id = ${matchesAny('$1')}
     order by p.order_id, p.line`,
    [orderIds],
  );

interface EventRow extends Columns<'order_event', 'order_id' | 'at'>, Pick<OrderHistoryEntry, 'user'> {
  readonly event: Column<'order_event', 'event', OrderHistoryEntry['event']>;
  readonly state: Column<'order_event', 'state', OrderHistoryEntry['state']>;
  readonly detail: Column<'order_event', 'detail', OrderHistoryEntry['detail']>;
}

export const listEvents = (tx: Tx, orderIds: readonly number[]): Promise<EventRow[]> =>
  tx.rows<EventRow>(
    `select e.order_id, e.at, ${authorName} as user, e.event, e.state, e.detail
     from order_event e ${authorJoins('e.user_id', 'e.device_id')}
     where e.practice_id = $practice and e.order_id = ${matchesAny('$1')}
     order by e.order_id, e.at, e.id`,
    [orderIds],
  );
