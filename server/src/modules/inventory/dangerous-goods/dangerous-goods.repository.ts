// SQL of dangerous goods: articles marked as such with their labels, where they lie, and their safety data sheets.
import type { Pictogram, SignalWord } from '@praxora/rules/inventory/dangerous-goods';
import type { StorageClass } from '@praxora/rules/inventory/storage-classes';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { countingUnitId, unitsPerOrderUnit } from '../articles/articles.sql.ts';

interface PlaceRow {
  readonly storageId: number;
  readonly storageName: string;
  readonly amount: number;
}

export interface DangerousGoodRow
  extends Columns<
    'dangerous_good',
    'hazards' | 'precautions' | 'pack_grams' | 'use_text' | 'notes' | 'sheet_url' | 'sheet_on'
  > {
  readonly article_id: Column<'article', 'id'>;
  readonly article_name: Column<'article', 'name'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly manufacturer_number: Column<'article', 'manufacturer_number'>;
  readonly is_described: boolean;
  readonly signal_word: SignalWord | null;
  readonly pictograms: Pictogram[];
  readonly storage_class: StorageClass | null;
  readonly stock: Column<'article', 'stock'>;
  readonly units_per_order_unit: number;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly places: PlaceRow[];
  readonly document_id: Column<'article_document', 'id'> | null;
  readonly document_on: string | null;
}

/** Of one article, or of all that are marked. */
export const listDangerousGoods = (tx: Tx, articleId: number | null): Promise<DangerousGoodRow[]> =>
  tx.rows<DangerousGoodRow>(
    `select a.id as article_id, a.name as article_name, m.name as manufacturer, a.manufacturer_number,
            d.article_id is not null as is_described, d.signal_word, coalesce(d.pictograms, '{}') as pictograms,
            coalesce(d.hazards, '{}') as hazards, coalesce(d.precautions, '{}') as precautions, d.storage_class, d.pack_grams,
            coalesce(d.use_text, '') as use_text, coalesce(d.notes, '') as notes, coalesce(d.sheet_url, '') as sheet_url, d.sheet_on,
            a.stock, ${unitsPerOrderUnit} as units_per_order_unit, u.name_de as unit_de, u.name_en as unit_en,
            coalesce((
              select jsonb_agg(jsonb_build_object('storageId', p.id, 'storageName', p.name, 'amount', p.amount)
                               order by p.amount desc, p.name, p.id)
              from (select s.id, s.name, sum(e.balance)::integer as amount
                    from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
                    where e.practice_id = $practice and e.article_id = a.id and e.balance > 0
                    group by s.id, s.name) p), '[]') as places,
            f.id as document_id, f.effective_on as document_on
     from article a
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u on u.id = ${countingUnitId}
     left join dangerous_good d on d.practice_id = a.practice_id and d.article_id = a.id
     left join lateral (
       select o.id, o.effective_on from article_document o
       where o.practice_id = $practice and o.article_id = a.id and o.type = 'SAFETY_DATA_SHEET'
       order by o.effective_on desc, o.id desc limit 1) f on true
     where a.practice_id = $practice and a.deleted_at is null and a.is_dangerous_good and ($1::integer is null or a.id = $1)
     order by lower(a.name), a.id`,
    [articleId],
  );

/** Null: there is no such article. */
export const findArticle = (tx: Tx, articleId: number): Promise<Columns<'article', 'name'> | null> =>
  tx.maybe('select name from article where practice_id = $practice and id = $1 and deleted_at is null', [
    articleId,
  ]);

/** Whether there is such an article; it stays as it is until the end of the transaction. */
export const holdArticle = async (tx: Tx, articleId: number): Promise<boolean> =>
  (await tx.maybe(
    `select id from article where practice_id = $practice and id = $1 and deleted_at is null for no key update`,
    [articleId],
  )) !== null;

export interface NewLabel
  extends Columns<
    'dangerous_good',
    | 'signal_word'
    | 'pictograms'
    | 'hazards'
    | 'precautions'
    | 'storage_class'
    | 'pack_grams'
    | 'use_text'
    | 'notes'
    | 'sheet_url'
    | 'sheet_on'
  > {}

export const upsertLabel = (tx: Tx, articleId: number, label: NewLabel, userId: number): Promise<number> =>
  tx.run(
    `insert into dangerous_good (practice_id, article_id, signal_word, pictograms, hazards, precautions, storage_class,
       pack_grams, use_text, notes, sheet_url, sheet_on, changed_by)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (practice_id, article_id) do update
     set signal_word = excluded.signal_word, pictograms = excluded.pictograms, hazards = excluded.hazards,
         precautions = excluded.precautions, storage_class = excluded.storage_class, pack_grams = excluded.pack_grams,
         use_text = excluded.use_text, notes = excluded.notes, sheet_url = excluded.sheet_url, sheet_on = excluded.sheet_on,
         changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [
      articleId,
      label.signal_word,
      label.pictograms,
      label.hazards,
      label.precautions,
      label.storage_class,
      label.pack_grams,
      label.use_text,
      label.notes,
      label.sheet_url,
      label.sheet_on,
      userId,
    ],
  );

/** Null: the practice has set none. */
export const findSheetYears = async (tx: Tx): Promise<number | null> =>
  (
    await tx.maybe<Columns<'sheet_term', 'years'>>(
      'select years from sheet_term where practice_id = $practice',
    )
  )?.years ?? null;

export const saveSheetYears = (tx: Tx, years: number): Promise<number> =>
  tx.run(
    `insert into sheet_term (practice_id, years) values ($practice, $1)
     on conflict (practice_id) do update set years = excluded.years`,
    [years],
  );
