// SQL of positions put aside for the cart.
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { authorJoins, authorName } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';

export interface BufferedRow
  extends Columns<'buffered_position', 'id' | 'article_id' | 'quantity' | 'note' | 'put_aside_at'>,
    Columns<'product', 'pack_text_de' | 'pack_text_en'> {
  readonly product_id: Column<'product', 'id'>;
  readonly name_de: string;
  readonly name_en: string;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly put_aside_by: string;
}

/**
 * An article is looked at anew each time: it may have been linked to another product meanwhile. By `case`, not `coalesce`, which the
 * database does not trust with rows it may have to hide: it would read the whole catalogue first.
 */
const bufferedRows = `
  select b.id, p.id as product_id, b.article_id, coalesce(a.name, p.name_de) as name_de, coalesce(a.name, p.name_en) as name_en,
         p.pack_text_de, p.pack_text_en, ${productPicture}, b.quantity, b.note, ${authorName} as put_aside_by, b.put_aside_at
  from buffered_position b
  left join article a on a.practice_id = b.practice_id and a.id = b.article_id
  join product p on p.id = case when a.product_id is null then b.product_id else a.product_id end
  left join category c on c.id = p.category_id
  ${authorJoins('b.put_aside_by', 'b.device_id')}
  where b.practice_id = $practice`;

export const listWaiting = (tx: Tx): Promise<BufferedRow[]> =>
  tx.rows<BufferedRow>(`${bufferedRows} and b.state = 'waiting' order by b.put_aside_at, b.id`);

export const listByIds = (tx: Tx, ids: readonly number[]): Promise<BufferedRow[]> =>
  tx.rows<BufferedRow>(`${bufferedRows} and b.id = any($1) order by b.put_aside_at, b.id`, [ids]);

export const countWaiting = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from buffered_position
       where practice_id = $practice and state = 'waiting'`,
    )
  ).count;

export const isKnown = async (
  tx: Tx,
  productId: number | undefined,
  articleId: number | undefined,
): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from product where id = $1
     union all
     select 1 from article where practice_id = $practice and id = $2 and deleted_at is null`,
    [productId ?? null, articleId ?? null],
  )) !== null;

interface NewPosition extends Author {
  readonly productId: number | undefined;
  readonly articleId: number | undefined;
  readonly quantity: number;
  readonly note: string;
}

export const insert = async (tx: Tx, position: NewPosition): Promise<number> =>
  (
    await tx.one<Columns<'buffered_position', 'id'>>(
      `insert into buffered_position (practice_id, product_id, article_id, quantity, note, put_aside_by, device_id)
       values ($practice, $1, $2, $3, $4, $5, $6) returning id`,
      [
        position.productId ?? null,
        position.articleId ?? null,
        position.quantity,
        position.note,
        position.userId,
        position.deviceId,
      ],
    )
  ).id;

export interface Decision extends Columns<'buffered_position', 'id' | 'state'> {
  /** Null: nobody has decided yet. */
  readonly decided_by: string | null;
  /** The device that put it aside; null: a user did. */
  readonly device_id: Column<'buffered_position', 'device_id'>;
}

/** Held until the transaction ends, always in the same order: of two at once the second sees what the first decided. */
export const hold = (tx: Tx, ids: readonly number[]): Promise<Decision[]> =>
  tx.rows<Decision>(
    `select b.id, b.state, b.device_id, case when b.decided_at is not null then ${authorName} end as decided_by
     from buffered_position b ${authorJoins('b.decided_by', 'b.decided_by_device')}
     where b.practice_id = $practice and b.id = any($1) order by b.id for update of b`,
    [ids],
  );

export const decide = (
  tx: Tx,
  ids: readonly number[],
  state: 'taken' | 'discarded',
  { userId, deviceId }: Author,
): Promise<number> =>
  tx.run(
    `update buffered_position set state = $2, decided_by = $3, decided_by_device = $4, decided_at = now()
     where practice_id = $practice and id = any($1)`,
    [ids, state, userId, deviceId],
  );
