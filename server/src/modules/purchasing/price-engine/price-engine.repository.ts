// SQL of what lies in the cart of one delivery address.
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { costCenterColumn, costCenterJoins } from '../../inventory/index.ts';
import { type ProductColumns, productColumns, productJoins } from '../../system/index.ts';
import { type CartPart, liesIn } from '../../vendors/index.ts';

export interface PositionRow
  extends ProductColumns,
    Columns<'cart_position', 'address_id' | 'vendor_id' | 'product_id' | 'quantity'> {
  readonly position_id: Column<'cart_position', 'id'>;
  readonly vendor_name: Column<'vendor', 'name'>;
  readonly vendor_rating: number | null;
  readonly vendor_hue: Column<'vendor', 'hue'>;
  readonly is_favourite: boolean;
  readonly transmission: Column<'vendor', 'transmission', TransmissionMethod>;
  readonly is_hidden: boolean;
  /** Null: the practice uses none. */
  readonly cost_center_id: number | null;
}

/** In the order they were put in; a basket's first position sets the VAT rate of its costs. */
export const listPositions = (tx: Tx, part: CartPart): Promise<PositionRow[]> =>
  tx.rows(
    `select l.id as position_id, l.address_id, l.vendor_id, v.name as vendor_name, v.rating::float8 as vendor_rating,
            v.hue as vendor_hue, coalesce(f.is_favourite, false) as is_favourite, v.transmission,
            coalesce(f.is_hidden, false) as is_hidden, l.product_id, l.quantity,
            ${costCenterColumn('chosen.id')} as cost_center_id, ${productColumns}
     from cart_position l
     join vendor v on v.id = l.vendor_id
     left join vendor_preference f on f.practice_id = l.practice_id and f.vendor_id = l.vendor_id
     join product p on p.id = l.product_id
     ${productJoins}
     left join cost_center chosen
       on chosen.practice_id = l.practice_id and chosen.id = l.cost_center_id and chosen.is_active
     left join article a on a.practice_id = l.practice_id and a.product_id = l.product_id and a.deleted_at is null
     ${costCenterJoins}
     where ${liesIn(part)}
     order by l.id`,
    part,
  );

export interface ProductRow extends ProductColumns {
  readonly product_id: Column<'product', 'id'>;
}

export const listProducts = (tx: Tx, productIds: readonly number[]): Promise<ProductRow[]> =>
  tx.rows<ProductRow>(
    `select p.id as product_id, ${productColumns} from product p ${productJoins} where p.id = any($1)`,
    [productIds],
  );

/** The country goods go to; null: not a delivery address of this practice. */
export const findDeliveryCountry = async (tx: Tx, addressId: number): Promise<string | null> =>
  (
    await tx.maybe<Columns<'address', 'country'>>(
      `select country from address where practice_id = $practice and kind = 'shipping' and id = $1`,
      [addressId],
    )
  )?.country ?? null;

/** Null: no session that is open now has this id. */
export const findOffice = (
  plain: Tx,
  dentalOfficeId: string,
): Promise<(Columns<'session', 'practice_id'> & Columns<'practice', 'country'>) | null> =>
  plain.maybe('select practice_id, country from find_office($1)', [dentalOfficeId]);
