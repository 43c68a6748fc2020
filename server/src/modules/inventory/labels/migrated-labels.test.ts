// Labels of a database from before they were printed: nobody is told to print them, and every shelf has its id.
import { readLabelId } from '@praxora/barcode/label-id';
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../../testing/old-database.ts';

const article = (id: number, placement: string, label: string, deleted = 'null') => `
  insert into product (id, slug, name_de, name_en, category_id) values (${id}, 'p-${id}', 'P', 'P', 1);
  insert into article (id, practice_id, product_id, name, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
    consumption_unit_id, consumption_unit_count, notifications_enabled, minimum_amount, minimum_unit_id, warning_amount,
    warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock, has_batch_obligation,
    has_expiry_obligation, has_batch_label, batch_label_prints, permanent_label_id, deleted_at)
  values (${id}, 1, ${id}, 'A${id}', 'ORDER_UNIT', '${placement}', 1, 2, 2, 1, true, 0, 2, 0, 2, 1, 2, 0, 0, 1,
    false, false, true, 2, ${label}, ${deleted});`;

test('shelf labels get ids that the scanner takes, others none; old labels are not due', () =>
  withOldDatabase('0041', async ({ client, migrateOn }) => {
    const shelves = Array.from({ length: 40 }, (_, index) => article(100 + index, 'STORAGE_PRODUCT', 'null'));
    await client.query(`
      insert into practice (id, name, country) values (1, 'Praxis', 'DE');
      insert into category (id, slug, name_de, name_en, picture, position) values (1, 'k', 'K', 'K', 'einweg', 1)
        on conflict do nothing;
      insert into storage (id, practice_id, name) values (1, 1, 'Lager');
      ${article(1, 'SALES_UNIT', 'null')}
      ${article(2, 'STORAGE_PRODUCT', `'PX4TBN90XHX'`)}
      ${article(3, 'STORAGE_PRODUCT', 'null', 'now()')}
      ${shelves.join('\n')}
      insert into stock_entry (id, practice_id, article_id, storage_id, batch_number, price_type, units_per_order_unit,
        received_on, balance)
      values (1, 1, 1, 1, 'B1', 'notRecorded', 1, '2026-01-01', 3);
      insert into stock_label (id, practice_id, stock_entry_id) values ('PX123456789', 1, 1);`);
    await migrateOn();
    const { rows } = await client.query<{ id: number; label: string | null }>(
      'select id, permanent_label_id as label from article order by id',
    );
    const labelOf = new Map(rows.map(({ id, label }) => [id, label]));
    expect([1, 2, 3].map((id) => labelOf.get(id))).toEqual([null, 'PX4TBN90XHX', null]);
    const made = rows.filter(({ id }) => id >= 100).map(({ label }) => label ?? '');
    expect(new Set(made).size).toBe(40);
    for (const label of made) expect(readLabelId(label)).toBe(label);
    const due = await client.query(
      'select (select count(*)::integer from stock_label where is_due) as units, (select count(*)::integer from stock_entry where batch_labels_due) as batches',
    );
    expect(due.rows).toEqual([{ units: 0, batches: 0 }]);
  }));
