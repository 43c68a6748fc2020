// Whom the calls are sent for: a practice, what it has, and sessions of its user.
import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { HttpClient } from './client.ts';

export interface Place {
  readonly practiceId: number;
  readonly userId: number;
  readonly addressId: number;
  readonly storageId: number;
  /** Watched articles without batch and expiry. */
  readonly articleIds: readonly number[];
  readonly gtin: string;
  readonly productIds: readonly number[];
  readonly orderIds: readonly number[];
  readonly positionId: number;
  /** Vendor whose orders are sent by hand, so that nothing is sent in the background. */
  readonly vendorId: number;
  /** Products this vendor sells. */
  readonly soldIds: readonly number[];
}

/** A browser user: a session, its connection and its search key. */
export interface Visitor {
  readonly place: Place;
  readonly client: HttpClient;
  readonly searchHeaders: Readonly<Record<string, string>>;
}

export async function findPlace(owner: Client, email: string): Promise<Place> {
  const one = async <Value>(text: string, values: unknown[] = []): Promise<Value> => {
    const { rows } = await owner.query<{ found: Value | null }>(text, values);
    const found = rows[0]?.found;
    if (found === null || found === undefined) throw new Error(`Nothing found: ${text}`);
    return found;
  };
  const [practiceId, userId] = [
    await one<number>('select practice_id as found from practice_user where email = $1', [email]),
    await one<number>('select id as found from practice_user where email = $1', [email]),
  ];
  const own = <Value>(text: string) => one<Value>(text, [practiceId]);
  const addressId = await own<number>(
    `select id as found from address where practice_id = $1 and kind = 'shipping' order by is_default desc, id limit 1`,
  );
  const vendorId = await one<number>(
    `select v.id as found from vendor v join vendor_condition c on c.vendor_id = v.id
     join practice p on p.id = $1 and p.country = c.country
     where v.practice_id is null order by v.transmission <> 'manual', v.id limit 1`,
    [practiceId],
  );
  const soldIds = await one<number[]>(
    `select array_agg(product_id) as found from (select product_id from offer where vendor_id = $1 and practice_id is null
       and minimum_quantity = 1 and order_step = 1 and availability = 'available' order by product_id limit 20) sold`,
    [vendorId],
  );
  await owner.query(
    `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
     select $1, $2, o.vendor_id, o.product_id, 1 from offer o where o.practice_id is null and o.vendor_id <> $3
       and o.product_id = $4 limit 1
     on conflict do nothing`,
    [practiceId, addressId, vendorId, soldIds[0]],
  );
  return {
    ...{ practiceId, userId, addressId, vendorId, soldIds },
    storageId: await own(
      'select min(id) as found from storage where practice_id = $1 and deleted_at is null',
    ),
    articleIds: await own(
      `select array_agg(id) as found from (select id from article where practice_id = $1 and use_inventory and deleted_at is null
         and not has_batch_obligation and not has_expiry_obligation and not has_batch_label order by id limit 20) watched`,
    ),
    gtin: await own(
      `select max(p.gtin) as found from article a join product p on p.id = a.product_id where a.practice_id = $1`,
    ),
    productIds: await own(
      `select array_agg(product_id) as found from (select a.product_id from article a join product p on p.id = a.product_id
         where a.practice_id = $1 and p.practice_id is null order by a.id limit 20) bought`,
    ),
    orderIds: await own(
      `select array_agg(id) as found from (select id from purchase_order where practice_id = $1 order by placed_at desc limit 20) o`,
    ),
    positionId: await own(
      'select min(id) as found from cart_position where practice_id = $1 and quantity < 100',
    ),
  };
}

/** A session written by hand: logging in is slow on purpose, and limited. */
export async function visit(owner: Client, port: number, place: Place): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `insert into session (token_hash, practice_id, user_id, expires_at, last_used_at)
     values ($1, $2, $3, now() + interval '1 day', now())`,
    [createHash('sha256').update(token).digest(), place.practiceId, place.userId],
  );
  const client = new HttpClient(port, {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  const { content, status } = await client.send({
    ...{ method: 'GET', path: '/pro/search/key', headers: { 'accept-encoding': 'identity' } },
  });
  if (status !== 200) throw new Error(`No key to search with: ${status} ${content}`);
  const { key } = JSON.parse(content.toString()).data;
  return {
    place,
    client,
    searchHeaders: { 'x-algolia-api-key': key, 'x-algolia-application-id': 'praxora' },
  };
}
