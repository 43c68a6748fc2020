// SQL of price lists that wait for their "go"; their lines have their own.
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Draft } from './draft.ts';

const drafts = `
  select id, vendor_id as "vendorId", file_name as "fileName", format, created_at as "createdAt", header, samples, mapping
  from price_list where practice_id = $practice and created_by = $1`;

/** The user's draft for a vendor, or for a vendor still to be created (null); at most one each. */
export const findDraftFor = (tx: Tx, userId: number, vendorId: number | null): Promise<Draft | null> =>
  tx.maybe<Draft>(`${drafts} and vendor_id is not distinct from $2`, [userId, vendorId]);

export const findDraft = (tx: Tx, userId: number, id: string): Promise<Draft | null> =>
  tx.maybe<Draft>(`${drafts} and id = $2`, [userId, id]);

/** Locks the draft: changing it and taking it over wait for each other. */
export const lockDraft = (tx: Tx, userId: number, id: string): Promise<Draft | null> =>
  tx.maybe<Draft>(`${drafts} and id = $2 for update`, [userId, id]);

export const deleteDraftFor = (tx: Tx, userId: number, vendorId: number | null): Promise<number> =>
  tx.run(
    `delete from price_list
     where practice_id = $practice and created_by = $1 and vendor_id is not distinct from $2`,
    [userId, vendorId],
  );

export const deleteDraft = (tx: Tx, userId: number, id: string): Promise<number> =>
  tx.run('delete from price_list where practice_id = $practice and created_by = $1 and id = $2', [
    userId,
    id,
  ]);

export const insertDraft = (
  tx: Tx,
  userId: number,
  draft: Pick<Draft, 'vendorId' | 'fileName' | 'format'>,
): Promise<{ id: string }> =>
  tx.one<Columns<'price_list', 'id'>>(
    `insert into price_list (practice_id, created_by, vendor_id, file_name, format, header, samples, mapping)
     values ($practice, $1, $2, $3, $4, '[]', '[]', '[]') returning id`,
    [userId, draft.vendorId, draft.fileName, draft.format],
  );

/** Known when the last line was read. */
export const setColumns = (
  tx: Tx,
  id: string,
  { header, samples, mapping }: Pick<Draft, 'header' | 'samples' | 'mapping'>,
): Promise<number> =>
  tx.run(
    `update price_list set header = $2, samples = $3, mapping = $4, changed_at = now()
     where practice_id = $practice and id = $1`,
    [id, JSON.stringify(header), JSON.stringify(samples), JSON.stringify(mapping)],
  );

export const noteChecked = (tx: Tx, id: string): Promise<number> =>
  tx.run(
    'update price_list set changed_at = now(), checked_at = now() where practice_id = $practice and id = $1',
    [id],
  );

export const noteChanged = (tx: Tx, id: string): Promise<number> =>
  tx.run('update price_list set changed_at = now() where practice_id = $practice and id = $1', [id]);

/** Fields missing in the line stay unchanged. */
const isSameOffer = `(
  o.tier_price_cents[1] = l.price_cents and o.minimum_quantity = coalesce(l.minimum_quantity, o.minimum_quantity)
  and o.discountable = coalesce(l.discountable, o.discountable)
  and o.order_number = coalesce(l.order_number, o.order_number))`;

export const countLines = (tx: Tx, id: string, vendorId: number | null): Promise<PriceList['counts']> =>
  tx.one(
    `select count(*)::integer as lines,
            ${['ready', 'wrong', 'unmatched', 'repeated', 'leftOut']
              .map((status) => `count(*) filter (where l.status = '${status}')::integer as "${status}"`)
              .join(', ')},
            count(*) filter (where l.status = 'ready' and now_at is null)::integer as added,
            count(*) filter (where l.status = 'ready' and now_at = 'other')::integer as changed,
            count(*) filter (where l.status = 'ready' and now_at = 'same')::integer as same
     from price_list_line l
     left join lateral (
       select case when ${isSameOffer} then 'same' else 'other' end as now_at
       from article a
       join offer o on o.product_id = a.product_id and o.vendor_id = $2::integer and o.practice_id = $practice
       where a.practice_id = $practice and a.id = l.article_id and l.status = 'ready'
       -- Line by line, whatever the database believes of rows that were just written.
       offset 0
     ) offered on true
     where l.practice_id = $practice and l.price_list_id = $1`,
    [id, vendorId],
  );

export const findVendorName = async (tx: Tx, vendorId: number): Promise<string> =>
  (await tx.one<Columns<'vendor', 'name'>>('select name from vendor where id = $1', [vendorId])).name;
