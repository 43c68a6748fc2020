// SQL of the lines of a price list, in parts of some thousand: no statement per line. Many lines are changed by an insert that
// meets them all: each is found by its key then, where a join would be planned by statistics that a list written a moment ago
// does not have, and put all lines beside all.
import type { Tx } from '../../../platform/database/tx.ts';
import type { SheetRow } from '../../../platform/spreadsheet/table.ts';
import type { Verdict } from './check/verdict.ts';
import type { Line } from './draft.ts';

export const insertLines = (
  tx: Tx,
  listId: string,
  firstRow: number,
  rows: readonly SheetRow[],
): Promise<number> =>
  tx.run(
    `insert into price_list_line (practice_id, price_list_id, row, line, cells)
     select $practice, $1, $2 + place - 1, line, cells
     from unnest($3::integer[], $4::text[]) with ordinality as read (line, cells, place)
     returning row`,
    [listId, firstRow, rows.map(({ line }) => line), rows.map(({ cells }) => JSON.stringify(cells))],
  );

const lines = `
  select l.row, l.line, l.cells, l.corrections, l.chosen_article_id as "chosenArticleId", l.is_left_out as "isLeftOut",
         l.confirmed_price_cents as "confirmedPriceCents", l.article_id as "articleId"
  from price_list_line l where l.practice_id = $practice and l.price_list_id = $1`;

export const listLines = (tx: Tx, listId: string, afterRow: number, most: number): Promise<Line[]> =>
  tx.rows<Line>(`${lines} and l.row > $2 order by l.row limit $3`, [listId, afterRow, most]);

export const findLine = (tx: Tx, listId: string, row: number): Promise<Line | null> =>
  tx.maybe<Line>(`${lines} and l.row = $2`, [listId, row]);

/** Lines that were right when checked and are not any more: the article is gone, or the price has expired. */
const isOutdated = `
  l.verdict = 'ready' and (
    l.valid_until < $2::date
    or not exists (select from article a where a.practice_id = $practice and a.id = l.article_id and a.deleted_at is null))`;

/** Outdated lines and, if articles were added since, the lines that matched no article. */
export const listStaleLines = (
  tx: Tx,
  listId: string,
  today: string,
  afterRow: number,
  most: number,
): Promise<Line[]> =>
  tx.rows<Line>(
    `${lines} and l.row > $3 and ((${isOutdated}) or (l.verdict = 'unmatched' and exists (
       select from article a join price_list p on p.practice_id = a.practice_id and p.id = $1
       where a.practice_id = $practice and a.created_at > p.checked_at and a.deleted_at is null)))
     order by l.row limit $4`,
    [listId, today, afterRow, most],
  );

export const hasOutdatedLines = async (tx: Tx, listId: string, today: string): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from price_list_line l
     where l.practice_id = $practice and l.price_list_id = $1 and (${isOutdated}) limit 1`,
    [listId, today],
  )) !== null;

export const setCorrection = (
  tx: Tx,
  listId: string,
  { row, corrections, chosenArticleId, isLeftOut, confirmedPriceCents }: Line,
): Promise<number> =>
  tx.run(
    `update price_list_line set corrections = $3, chosen_article_id = $4, is_left_out = $5, confirmed_price_cents = $6
     where practice_id = $practice and price_list_id = $1 and row = $2`,
    [listId, row, JSON.stringify(corrections), chosenArticleId, isLeftOut, confirmedPriceCents],
  );

export const setVerdicts = async (
  tx: Tx,
  listId: string,
  verdicts: readonly (Verdict & { readonly row: number })[],
): Promise<void> => {
  if (verdicts.length === 0) return;
  const column = <Value>(value: (verdict: Verdict & { readonly row: number }) => Value): Value[] =>
    verdicts.map(value);
  await tx.run(
    `insert into price_list_line (practice_id, price_list_id, line, cells, row, verdict, problems, article_id, matched_by,
       candidate_ids, price_cents, minimum_quantity, discountable, order_number, valid_until)
     select $practice, $1, 0, '', v.row, v.verdict, v.problems::jsonb, v.article_id, v.matched_by,
            array(select json_array_elements_text(v.candidates::json)::integer), v.price_cents, v.minimum_quantity,
            v.discountable, v.order_number, v.valid_until
     from unnest($2::integer[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::integer[],
                 $9::integer[], $10::boolean[], $11::text[], $12::date[])
       as v (row, verdict, problems, article_id, matched_by, candidates, price_cents, minimum_quantity, discountable,
             order_number, valid_until)
     on conflict (practice_id, price_list_id, row) do update
     set verdict = excluded.verdict, problems = excluded.problems, article_id = excluded.article_id,
         matched_by = excluded.matched_by, candidate_ids = excluded.candidate_ids, price_cents = excluded.price_cents,
         minimum_quantity = excluded.minimum_quantity, discountable = excluded.discountable,
         order_number = excluded.order_number, valid_until = excluded.valid_until, first_line = null, differs = false`,
    [
      listId,
      column(({ row }) => row),
      column(({ verdict }) => verdict),
      column(({ problems }) => JSON.stringify(problems)),
      column(({ articleId }) => articleId),
      column(({ matchedBy }) => matchedBy),
      column(({ candidateIds }) => JSON.stringify(candidateIds)),
      column(({ priceCents }) => priceCents),
      column(({ minimumQuantity }) => minimumQuantity),
      column(({ discountable }) => discountable),
      column(({ orderNumber }) => orderNumber),
      column(({ validUntil }) => validUntil),
    ],
  );
};

/**
 * Marks lines whose article repeats an earlier line: the first line of an article counts. Without articles all lines
 * are checked.
 */
export const markRepeatedLines = (
  tx: Tx,
  listId: string,
  articleIds: readonly number[] | null,
): Promise<number> =>
  tx.run(
    `insert into price_list_line (practice_id, price_list_id, line, cells, row, first_line, differs)
     select $practice, $1, 0, '', r.row, r.first_line, r.differs
     from (
       select row, first_line as first_line_before, differs as differs_before,
              case when row_number() over same > 1 then first_value(line) over same end as first_line,
              row(price_cents, minimum_quantity, discountable, order_number) is distinct from
                row(first_value(price_cents) over same, first_value(minimum_quantity) over same,
                    first_value(discountable) over same, first_value(order_number) over same) as differs
       from price_list_line
       where practice_id = $practice and price_list_id = $1 and verdict = 'ready'
         and ($2::integer[] is null or article_id = any($2))
       window same as (partition by article_id order by row)
     ) r
     where row(r.first_line_before, r.differs_before) is distinct from row(r.first_line, r.differs)
     on conflict (practice_id, price_list_id, row) do update set first_line = excluded.first_line, differs = excluded.differs`,
    [listId, articleIds],
  );

/** Locks the articles, so that none is replaced or deleted before its offer is written. */
export const holdArticles = (tx: Tx, listId: string): Promise<number> =>
  tx.run(
    `select count(*) from (
       select a.id from article a
       where a.practice_id = $practice and a.id in (
         select article_id from price_list_line
         where practice_id = $practice and price_list_id = $1 and status = 'ready')
       order by a.id for share of a) held`,
    [listId],
  );
