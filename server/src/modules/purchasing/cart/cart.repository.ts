// SQL of the cart's positions and of the notes that go with them.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { defaultDeliveryAddress } from '../../account/index.ts';

/** Key of a cart position, unique in the cart. */
export interface Place {
  readonly addressId: Column<'cart_position', 'address_id'>;
  readonly vendorId: Column<'cart_position', 'vendor_id'>;
  readonly productId: Column<'cart_position', 'product_id'>;
}

export interface Position extends Place, Columns<'cart_position', 'id' | 'quantity'> {
  /** Chosen for this line; null: it goes where the article goes. Unknown of what was noted before they were used. */
  readonly costCenterId?: Column<'cart_position', 'cost_center_id'>;
}

const columns = `id, address_id as "addressId", vendor_id as "vendorId", product_id as "productId", quantity,
  cost_center_id as "costCenterId"`;
const positions = `select ${columns} from cart_position where practice_id = $practice`;

export const listPositions = (tx: Tx): Promise<Position[]> => tx.rows(`${positions} order by id`);

/** Null: at the default address. */
export const listPositionsAt = (tx: Tx, addressId: number | null): Promise<Position[]> =>
  tx.rows(`${positions} and address_id = coalesce($1, ${defaultDeliveryAddress}) order by id`, [addressId]);

export const findPosition = (tx: Tx, id: number): Promise<Position | null> =>
  tx.maybe(`${positions} and id = $1`, [id]);

export const findPositionAt = (tx: Tx, { addressId, vendorId, productId }: Place): Promise<Position | null> =>
  tx.maybe(`${positions} and address_id = $1 and vendor_id = $2 and product_id = $3`, [
    addressId,
    vendorId,
    productId,
  ]);

export interface CartQuantity extends Place {
  readonly vendorName: Column<'vendor', 'name'>;
  readonly quantity: Column<'cart_position', 'quantity'>;
}

/** Quantities of these products in the carts, whatever the vendor and the address. */
export const listCartQuantities = (tx: Tx, productIds: readonly number[]): Promise<CartQuantity[]> =>
  tx.rows(
    `select c.address_id as "addressId", c.vendor_id as "vendorId", c.product_id as "productId", v.name as "vendorName",
            c.quantity
     from cart_position c join vendor v on v.id = c.vendor_id
     where c.practice_id = $practice and c.product_id = ${matchesAny('$1')} order by c.id`,
    [productIds],
  );

/** Sets the quantity of each place in the list $1, new or not, in the order given. */
export const puttingPositions = `
  insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
  select $practice, r."addressId", r."vendorId", r."productId", r.quantity
  from rows from (jsonb_to_recordset($1::jsonb)
    as ("addressId" integer, "vendorId" integer, "productId" integer, quantity integer))
    with ordinality as r ("addressId", "vendorId", "productId", quantity, place)
  order by r.place
  on conflict (practice_id, address_id, vendor_id, product_id) do update set quantity = excluded.quantity
  returning ${columns}`;

export const putPositions = (tx: Tx, positions: readonly Position[]): Promise<number> =>
  tx.run(puttingPositions, [JSON.stringify(positions)]);

/** How many positions there are in all, which stays as it is. */
export const setQuantity = async (tx: Tx, positionId: number, quantity: number): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `update cart_position set quantity = $2 where practice_id = $practice and id = $1
       returning (select count(*)::integer from cart_position where practice_id = $practice) as count`,
      [positionId, quantity],
    )
  ).count;

/** Moves the position to the place, and sets the quantity, it is handed over with. */
export const updatePosition = (tx: Tx, position: Position): Promise<number> =>
  tx.run(
    `update cart_position set address_id = $2, vendor_id = $3, quantity = $4
     where practice_id = $practice and id = $1`,
    [position.id, position.addressId, position.vendorId, position.quantity],
  );

export const setCostCenter = (tx: Tx, positionId: number, costCenterId: number): Promise<number> =>
  tx.run('update cart_position set cost_center_id = $2 where practice_id = $practice and id = $1', [
    positionId,
    costCenterId,
  ]);

export const deletePositions = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run('delete from cart_position where practice_id = $practice and id = any($1)', [ids]);

/**
 * Puts positions back with the ids they had, so that what a screen remembers of them still holds; where the same product
 * lies by now, it is added to. Counts what came back: places that are gone take nothing; a cost center that is gone is
 * forgotten.
 */
export const restorePositions = (tx: Tx, restored: readonly Position[], most: number): Promise<number> =>
  tx.run(
    `insert into cart_position (id, practice_id, address_id, vendor_id, product_id, quantity, cost_center_id)
     select r.id, a.practice_id, a.id, v.id, p.id, r.quantity, k.id
     from jsonb_to_recordset($1::jsonb)
       as r (id integer, "addressId" integer, "vendorId" integer, "productId" integer, quantity integer,
             "costCenterId" integer)
     join address a on a.practice_id = $practice and a.id = r."addressId" and a.kind = 'shipping'
     join vendor v on v.id = r."vendorId" and v.deleted_at is null
     join product p on p.id = r."productId"
     left join cost_center k on k.practice_id = $practice and k.id = r."costCenterId"
     on conflict (practice_id, address_id, vendor_id, product_id)
       do update set quantity = least(cart_position.quantity + excluded.quantity, $2)`,
    [JSON.stringify(restored), most],
  );

export const countPositions = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      'select count(*)::integer as count from cart_position where practice_id = $practice',
    )
  ).count;

export const countByAddress = (
  tx: Tx,
): Promise<{ addressId: Column<'address', 'id'>; itemsCount: number }[]> =>
  tx.rows(
    `select a.id as "addressId", count(c.id)::integer as "itemsCount"
     from address a left join cart_position c on c.practice_id = a.practice_id and c.address_id = a.id
     where a.practice_id = $practice and a.kind = 'shipping' group by a.practice_id, a.id order by a.is_default desc, a.id`,
  );

/** What lies at a delivery address; null: there is no such address. */
export const countAt = (
  tx: Tx,
  addressId: number,
): Promise<{ shortName: Column<'address', 'short_name'>; positions: number } | null> =>
  tx.maybe(
    `select a.short_name as "shortName", count(c.id)::integer as positions
     from address a left join cart_position c on c.practice_id = a.practice_id and c.address_id = a.id
     where a.practice_id = $practice and a.id = $1 and a.kind = 'shipping' group by a.practice_id, a.id`,
    [addressId],
  );

export type Receiver = Columns<'person', 'email' | 'first_name' | 'last_name' | 'language'>;

/** Active users with one of the roles, but for the one who asks. */
export const listReceivers = (tx: Tx, roles: readonly string[], userId: number): Promise<Receiver[]> =>
  tx.rows<Receiver>(
    `select email, first_name, last_name, language from practice_user
     where role = any($1) and deactivated_at is null and id <> $2 order by last_name, first_name, id`,
    [roles, userId],
  );

/** Whether the user asked for the order of an address within the last minutes, by the activity log. */
export const wasOrderRequested = async (
  tx: Tx,
  userId: number,
  addressId: number,
  minutes: number,
): Promise<boolean> =>
  (await tx.maybe(
    `select 1 from activity
     where practice_id = $practice and subject_type = 'address' and subject_id = $2::integer::text
       and action = 'order.requested' and user_id = $1 and at > now() - make_interval(mins => $3) limit 1`,
    [userId, addressId, minutes],
  )) !== null;

export type DeliveryAddress = Columns<'address', 'id' | 'country'>;

/** The first is the default one. */
export const listDeliveryAddresses = (tx: Tx): Promise<DeliveryAddress[]> =>
  tx.rows<DeliveryAddress>(
    `select id, country from address
     where practice_id = $practice and kind = 'shipping' order by is_default desc, id`,
  );

export const vendorExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 from vendor where id = $1 and deleted_at is null', [id])) !== null;

/** The one written for a vendor, also where no basket lies for it now; else the practice's default message. */
export const findNote = async (tx: Tx, vendorId: number, addressId: number): Promise<string> =>
  (
    await tx.one<Columns<'cart_note', 'message'>>(
      `select coalesce(
         (select message from cart_note where practice_id = $practice and vendor_id = $1 and address_id = $2),
         (select default_message from vendor_preference where practice_id = $practice and vendor_id = $1), '') as message`,
      [vendorId, addressId],
    )
  ).message;

/** The notes of all baskets; the practice's default message where none was written. */
export const listNotes = async (tx: Tx): Promise<(addressId: number, vendorId: number) => string> => {
  const rows = await tx.rows<Columns<'cart_position', 'address_id' | 'vendor_id'> & { message: string }>(
    `select basket.address_id, basket.vendor_id, coalesce(n.message, p.default_message, '') as message
     from (select distinct practice_id, address_id, vendor_id from cart_position where practice_id = $practice) basket
     left join cart_note n
       on n.practice_id = basket.practice_id and n.vendor_id = basket.vendor_id and n.address_id = basket.address_id
     left join vendor_preference p on p.practice_id = basket.practice_id and p.vendor_id = basket.vendor_id`,
  );
  const notes = new Map(rows.map((row) => [`${row.address_id} ${row.vendor_id}`, row.message]));
  return (addressId, vendorId) => notes.get(`${addressId} ${vendorId}`) ?? '';
};

export const saveNote = (tx: Tx, vendorId: number, addressId: number, message: string): Promise<number> =>
  tx.run(
    `insert into cart_note (practice_id, address_id, vendor_id, message) values ($practice, $2, $1, $3)
     on conflict (practice_id, address_id, vendor_id) do update set message = excluded.message`,
    [vendorId, addressId, message],
  );

/** Deletes positions and the notes of the baskets they lie in; answers how many positions are left in all carts. */
export async function takeOut(tx: Tx, positionIds: readonly number[]): Promise<number> {
  const [, , { count }] = await Promise.all([
    tx.run(
      `delete from cart_note n using cart_position p
       where n.practice_id = $practice and p.practice_id = $practice and p.id = any($1)
         and n.address_id = p.address_id and n.vendor_id = p.vendor_id`,
      [positionIds],
    ),
    tx.run('delete from cart_position where practice_id = $practice and id = any($1)', [positionIds]),
    tx.one<{ count: number }>(
      'select count(*)::integer as count from cart_position where practice_id = $practice',
    ),
  ]);
  return count;
}

export const deleteNotesOfVendor = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run('delete from cart_note where practice_id = $practice and vendor_id = $1', [vendorId]);
