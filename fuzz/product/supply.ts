// What calls need: orders in the right states, colleagues, accounts. Whoever acts at random soon has none left to do it with.
import type { Pool } from 'pg';

/** So many of each are there whenever somebody looks. */
const enough = 4;

const kinds = [
  { state: 'ordered', event: 'placed', error: null, clinicsOnly: false },
  { state: 'transmitting', event: 'placed', error: 'mail-refused: 550', clinicsOnly: false },
  { state: 'pending-approval', event: 'submitted', error: null, clinicsOnly: true },
] as const;

/** Copies of an order whose articles can be stored, as if they had been placed just now. */
export async function supplyOrders(owner: Pool, practiceId: number): Promise<void> {
  for (const { state, event, error, clinicsOnly } of kinds)
    await owner.query(
      `with source as (
         select o.* from purchase_order o join vendor v on v.id = o.vendor_id and v.transmission <> 'manual'
         where o.practice_id = $1 and exists (
           select from order_position p join article a on a.product_id = p.product_id and a.practice_id = $1
             and a.deleted_at is null and a.use_inventory where p.order_id = o.id)
         order by o.id limit 1),
       made as (
         insert into purchase_order (practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number,
           message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents,
           net_cents, vat, vat_cents, gross_cents, placed_by, transmission_error)
         select practice_id, 'F-' || gen_random_uuid(), 'F-' || gen_random_uuid(), vendor_id, vendor_name, customer_number,
           message, address_id, delivery_address, billing_address, $2, goods_cents, shipping_cents, surcharge_cents,
           net_cents, vat, vat_cents, gross_cents, placed_by, $3
         from source, generate_series(1, $5::integer - (
           select count(*)::integer from purchase_order
           where practice_id = $1 and state = $2 and transmission_error is not distinct from $3))
         where not $6 or exists (select from clinic where practice_id = $1)
         returning id, practice_id, placed_by),
       noted as (
         insert into order_event (practice_id, order_id, user_id, event, state)
         select practice_id, id, placed_by, $4, $2 from made)
       insert into order_position (practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number,
         pack_text_de, pack_text_en, picture, vendor_order_number, quantity, unit_price_cents, discount_cents, net_cents,
         vat_percent)
       select p.practice_id, made.id, p.line, p.product_id, p.name_de, p.name_en, p.manufacturer, p.manufacturer_number,
         p.pack_text_de, p.pack_text_en, p.picture, p.vendor_order_number, p.quantity, p.unit_price_cents, p.discount_cents,
         p.net_cents, p.vat_percent
       from made, source join order_position p on p.order_id = source.id`,
      [practiceId, state, error, event, enough, clinicsOnly],
    );
}

/**
 * Colleagues who can be deleted, accounts for the tax adviser, articles with a shelf life after opening, mails with invoices,
 * imports to undo.
 */
export async function supplyOthers(owner: Pool, practiceId: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into person (email, password_hash, first_name, last_name)
       select 'colleague-' || gen_random_uuid() || '@elsewhere.example', '-', 'Colleague', 'Elsewhere'
       from generate_series(1, $2::integer - (
         select count(*)::integer from practice_user where practice_id = $1 and email like '%@elsewhere.example'))
       returning id)
     insert into app_user (practice_id, person_id, role) select $1, id, 'reader' from made`,
    [practiceId, enough],
  );
  await owner.query(
    `insert into invoice_accounting (practice_id, adviser_number, client_number, fiscal_year_month, account_length, expense_account)
     values ($1, 1001, 1, 1, 4, '4980') on conflict do nothing`,
    [practiceId],
  );
  await owner.query(
    `insert into invoice_vendor_account (practice_id, vendor_id, account)
     select distinct $1::integer, vendor_id, '70001' from invoice where practice_id = $1 and vendor_id is not null
     on conflict do nothing`,
    [practiceId],
  );
  await owner.query(
    `update article set use_within_days = 30 where practice_id = $1 and id in (
       select e.article_id from stock_entry e where e.practice_id = $1 and e.balance > 0 and e.opened_on is null
         and exists (select from stock_label l where l.practice_id = $1 and l.stock_entry_id = e.id and l.withdrawn_at is null)
       order by e.id limit $2)`,
    [practiceId, enough],
  );
  await owner.query(
    `insert into invoice_mail (practice_id, sender, subject, sha256)
     select $1, 'billing@elsewhere.example', 'Invoice', md5(gen_random_uuid()::text) || md5(gen_random_uuid()::text)
     from generate_series(1, $2::integer - (select count(*)::integer from invoice_mail where practice_id = $1))`,
    [practiceId, enough],
  );
  await owner.query(
    `with made as (
       insert into finished_import (practice_id, id, file_name, created, changed, stock_entries, storage_ids, finished_by)
       select $1, gen_random_uuid(), 'articles.csv', 0, 1, 0, '{}',
         (select min(id) from practice_user where practice_id = $1)
       from generate_series(1, $2::integer - (select count(*)::integer from finished_import where practice_id = $1))
       returning practice_id, id)
     insert into finished_import_article (practice_id, import_id, article_id, version, before)
     select made.practice_id, made.id, a.id, a.version, to_jsonb(a)
     from made, lateral (
       select a.* from article a where a.practice_id = $1 and a.deleted_at is null order by a.id desc limit 1) a`,
    [practiceId, enough],
  );
}
