// Own prices of a database in which replacing an article left them behind.
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../../testing/old-database.ts';

const madeAt = "timestamptz '2026-03-01 10:00'";

const product = (id: number, name: string, practice: number | null, more = `'fullTax', now()`) => `
  insert into product (id, practice_id, slug, name_de, name_en, category_id, vat_class, updated_at)
  values (${id}, ${practice ?? 'null'}, 'p-${id}', '${name}', '${name}', ${practice ? 'null' : 1}, ${more});`;

const article = (id: number, practice: number, productId: number, name: string, more = 'now(), null') => `
  insert into article (id, practice_id, product_id, name, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
    consumption_unit_id, consumption_unit_count, notifications_enabled, minimum_amount, minimum_unit_id, warning_amount,
    warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock, has_batch_obligation,
    has_expiry_obligation, has_batch_label, batch_label_prints, created_at, deleted_at)
  values (${id}, ${practice}, ${productId}, '${name}', 'ORDER_UNIT', 'SALES_UNIT', 1, 2, 2, 1, true, 0, 2, 0, 2, 1, 2, 0, 0, 1,
    false, false, false, 0, ${more});`;

const price = (id: number, practice: number, productId: number, vendor: number, day: string) => `
  insert into offer (id, practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, updated_at)
  values (${id}, ${practice}, ${productId}, ${vendor}, 'N-${id}', '{1}', '{${id}}', '2026-${day}');`;

test('they come back to their article, the newer one where both products have one', () =>
  withOldDatabase('0018', async ({ client, migrateOn }) => {
    await client.query(`
      insert into practice (id, name, country) values (1, 'Praxis', 'DE'), (2, 'Andere', 'DE');
      insert into app_user (id, practice_id, email, password_hash) values (1, 1, 'a@praxis.example', 'x');
      insert into vendor (id, name, slug) values (1, 'Depotia', 'depotia'), (2, 'Laborfalke', 'laborfalke');
      insert into category (id, slug, name_de, name_en, picture, position) values (1, 'k', 'K', 'K', 'einweg', 1);

      -- Received as the old product.
      ${product(10, 'Alt', null)} ${product(11, 'Neu', null, `'reducedTax', now()`)} ${article(1, 1, 11, 'Handschuhe')}
      ${price(100, 1, 10, 1, '02-01')} ${price(101, 1, 11, 1, '02-02')} ${price(102, 1, 10, 2, '02-03')}
      ${price(103, 1, 11, 2, '02-01')}
      insert into purchase_order (id, practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
        message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents,
        vat, vat_cents, gross_cents, placed_by)
      values (1, 1, 'B-1', 'PX-1', 1, 'Depotia', '', '', 1, '{}', '{}', 'partially-received', 0, 0, 0, 0, '[]', 0, 0, 1);
      insert into order_position (id, practice_id, order_id, line, product_id, name_de, name_en, manufacturer,
        manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, received, unit_price_cents,
        discount_cents, net_cents, vat_percent)
      values (1, 1, 1, 1, 10, 'Alt', 'Alt', '', '', '', '', '', '', 2, 1, 1, 0, 2, 19);
      insert into receipt (id, practice_id, kind, order_id, happened_on, booked_by, booking_id)
      values (1, 1, 'receipt', 1, '2026-02-02', 1, gen_random_uuid());
      insert into receipt_line (practice_id, receipt_id, position_id, article_id, quantity) values (1, 1, 1, 1, 1);

      -- An own product, made together with its article; another article of the same moment is still its own.
      ${product(20, 'Eigen', 1, `'fullTax', ${madeAt}`)} ${product(21, 'Bleibt', 1, `'fullTax', ${madeAt}`)}
      ${product(22, 'Ersatz', null)} ${article(2, 1, 22, 'Ersatz', `${madeAt}, null`)}
      ${article(3, 1, 21, 'Bleibt', `${madeAt}, null`)} ${price(120, 1, 20, 1, '02-01')} ${price(121, 1, 21, 1, '02-01')}

      -- Told by its name; the other practice has one of that name too.
      ${product(30, 'Abdruckmasse', null)} ${product(31, 'Neue Masse', null)}
      ${article(4, 1, 31, 'abdruckmasse')} ${article(5, 2, 31, 'Abdruckmasse')} ${price(130, 1, 30, 1, '02-01')}

      -- Two could be meant; nobody can be told; and an article that was deleted keeps its prices for the next one.
      ${product(40, 'Doppelt', null)} ${product(41, 'X', null)} ${product(42, 'Y', null)}
      ${article(6, 1, 41, 'Doppelt')} ${article(7, 1, 42, 'Doppelt')} ${price(140, 1, 40, 1, '02-01')}
      ${product(50, 'Spurlos', null)} ${price(150, 1, 50, 1, '02-01')}
      ${product(60, 'Weg', null)} ${article(8, 1, 60, 'Weg', 'now(), now()')} ${price(160, 1, 60, 1, '02-01')}
      ${price(170, 2, 10, 1, '02-09')}`);
    await migrateOn();
    const { rows } = await client.query(
      'select id, practice_id, product_id, vendor_id, vat_class from offer order by id',
    );
    expect(rows.map((row) => [row.id, row.product_id, row.vat_class])).toEqual([
      [101, 11, 'fullTax'],
      [102, 11, 'reducedTax'],
      [120, 22, 'fullTax'],
      [121, 21, 'fullTax'],
      [130, 31, 'fullTax'],
      [140, 40, 'fullTax'],
      [150, 50, 'fullTax'],
      [160, 60, 'fullTax'],
      [170, 10, 'fullTax'],
    ]);
  }));
