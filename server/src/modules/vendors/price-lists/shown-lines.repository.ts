// SQL of the preview: a page of lines with their articles and what the practice pays today.
import type { PriceListLine } from '@praxora/contract/vendors/price-lists.calls';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Draft, Line } from './draft.ts';

export interface ShownRow
  extends Columns<'price_list_line', 'row' | 'line'>,
    Pick<PriceListLine, 'isCorrected' | 'article' | 'candidates' | 'currentPriceCents'>,
    Pick<Line, 'cells' | 'corrections'> {
  readonly status: Column<'price_list_line', 'status', PriceListLine['status']>;
  readonly problems: Column<'price_list_line', 'problems', PriceListLine['problems']>;
  readonly matchedBy: Column<'price_list_line', 'matched_by', PriceListLine['matchedBy']>;
  readonly priceCents: Column<'price_list_line', 'price_cents'>;
  readonly firstLine: Column<'price_list_line', 'first_line'>;
  readonly differs: Column<'price_list_line', 'differs'>;
}

const article = `json_build_object('id', a.id, 'name', a.name, 'manufacturerName', case when m.id = 1 then '' else m.name end,
  'manufacturerNumber', a.manufacturer_number)`;

const shownLines = `
  select l.row, l.line, l.cells, l.corrections, l.status, l.problems, l.matched_by as "matchedBy",
         l.price_cents as "priceCents", l.first_line as "firstLine", l.differs,
         l.corrections <> '{}' or l.chosen_article_id is not null or l.confirmed_price_cents is not null
           as "isCorrected",
         (select ${article} from article a join manufacturer m on m.id = a.manufacturer_id
          where a.practice_id = $practice and a.id = l.article_id and a.deleted_at is null) as article,
         (select coalesce(json_agg(${article} order by a.name, a.id), '[]') from article a
          join manufacturer m on m.id = a.manufacturer_id
          where a.practice_id = $practice and a.id = any(l.candidate_ids) and a.deleted_at is null) as candidates,
         (select o.tier_price_cents[1] from article a join offer o on o.product_id = a.product_id
          where a.practice_id = $practice and a.id = l.article_id and o.vendor_id = $2::integer
            and o.practice_id = a.practice_id) as "currentPriceCents"
  from price_list_line l where l.practice_id = $practice and l.price_list_id = $1`;

export const listShownLines = (
  tx: Tx,
  { id, vendorId }: Draft,
  status: PriceListLine['status'] | null,
  most: number,
  skipped: number,
): Promise<ShownRow[]> =>
  tx.rows<ShownRow>(
    `${shownLines} and ($3::text is null or l.status = $3) order by l.row limit $4 offset $5`,
    [id, vendorId, status, most, skipped],
  );

export const findShownLine = (tx: Tx, { id, vendorId }: Draft, row: number): Promise<ShownRow | null> =>
  tx.maybe<ShownRow>(`${shownLines} and l.row = $3`, [id, vendorId, row]);

export const countShownLines = async (
  tx: Tx,
  listId: string,
  status: PriceListLine['status'] | null,
): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from price_list_line
       where practice_id = $practice and price_list_id = $1 and ($2::text is null or status = $2)`,
      [listId, status],
    )
  ).count;
