// SQL of one vendor's page.
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../../account/index.ts';

export interface DetailRow
  extends Columns<'vendor', 'street' | 'postcode' | 'location' | 'country' | 'contact_person'> {
  readonly countries: string[];
  readonly price_offer_count: number;
  readonly cart_position_count: number;
  readonly rating_count: number;
  readonly rating_average: number | null;
  readonly latest_order: {
    readonly id: number;
    readonly orderNumber: string;
    readonly state: OrderState;
    readonly placedAt: string;
  } | null;
  /** Version of all data in an own vendor's form. */
  readonly own_version: number;
}

export const findDetail = (tx: Tx, vendorId: number): Promise<DetailRow> =>
  tx.one<DetailRow>(
    `select array(select c.country::text from vendor_condition c where c.vendor_id = v.id order by 1) as countries,
            (select count(*)::integer from offer o
             join article a on a.practice_id = $practice and a.product_id = o.product_id and a.deleted_at is null
             where o.vendor_id = v.id and o.practice_id = $practice) as price_offer_count,
            (select count(*)::integer from cart_position c
             where c.practice_id = $practice and c.vendor_id = v.id) as cart_position_count,
            (select count(o.rating)::integer from purchase_order o
             where o.practice_id = $practice and o.vendor_id = v.id) as rating_count,
            (select round(avg(o.rating), 1)::float8 from purchase_order o
             where o.practice_id = $practice and o.vendor_id = v.id) as rating_average,
            (select json_build_object('id', o.id, 'orderNumber', o.order_number, 'state', o.state, 'placedAt', o.placed_at)
             from purchase_order o where o.practice_id = $practice and o.vendor_id = v.id
             order by o.placed_at desc, o.id desc limit 1) as latest_order,
            v.street, v.postcode, v.location, v.country, v.contact_person,
            v.version + coalesce((select p.version from vendor_preference p
                                   where p.practice_id = $practice and p.vendor_id = v.id), 0) as own_version
     from vendor v where v.id = $1`,
    [vendorId],
  );

export interface RatingRow extends Columns<'purchase_order', 'order_number' | 'rating_comment'> {
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly rating: NonNullable<Column<'purchase_order', 'rating'>>;
  readonly rated_at: Date;
  readonly who: string;
}

export const listRatings = (tx: Tx, vendorId: number, limit: number): Promise<RatingRow[]> =>
  tx.rows<RatingRow>(
    `select o.id as order_id, o.order_number, o.rating, o.rating_comment, coalesce(o.rated_at, o.placed_at) as rated_at,
            ${personName('u')} as who
     from purchase_order o join practice_user u on u.id = o.placed_by
     where o.practice_id = $practice and o.vendor_id = $1 and o.rating is not null
     order by coalesce(o.rated_at, o.placed_at) desc, o.id desc limit $2`,
    [vendorId, limit],
  );
