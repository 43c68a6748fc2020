// Rows with ids in their content.
import type { TestApp } from '../../../../testing/app.ts';

/** Rows with ids in their content, which the demo data do not have. */
export async function addRows({ asOwner }: TestApp, practiceId: number): Promise<void> {
  const user = `(select min(id) from app_user where practice_id = $1)`;
  const vendor = `(select min(vendor_id) from purchase_order where practice_id = $1)`;
  const product = `(select min(product_id) from article where practice_id = $1)`;
  for (const statement of [
    `insert into order_list (practice_id, name, lines) select $1, 'Montags',
       jsonb_build_array(jsonb_build_object('productId', ${product}, 'vendorId', ${vendor}, 'quantity', 2),
                         jsonb_build_object('productId', ${product}, 'vendorId', null, 'quantity', 1))`,
    `insert into report_view (practice_id, name, report, query, made_by) select $1, 'Eigene', 'orders-by-vendor',
       jsonb_build_object('vendorIds', ${vendor} || ',' || ${vendor}, 'sort', 'value', 'categoryIds', 'none'), ${user}`,
    `insert into activity (practice_id, author_kind, user_id, area, action, subject_type, subject_id, subject_name, changes)
       select $1, 'user', ${user}, 'access', 'device.holderChanged', 'device', min(id)::text, 'x',
         jsonb_build_array(jsonb_build_object('field', 'holder', 'before', null, 'after', ${user}))
       from device where practice_id = $1`,
    `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html) values ($1, 'moved@x', 'a@x.example', 's', 't', 'h')`,
    `insert into job (queue, payload) select 'mail', jsonb_build_object('practiceId', $1::integer, 'mailId', max(id)) from mail`,
    `insert into job (queue, payload) values ('digest-mail', jsonb_build_object('practiceId', $1::integer))`,
    `insert into job (queue, payload, singleton_key) select 'transmission',
       jsonb_build_object('practiceId', $1::integer, 'orderId', min(id), 'round', 1), 'transmission:' || min(id) || ':1'
       from purchase_order where practice_id = $1`,
    // Of a person who has no login in the other installation.
    `insert into two_step_login (person_id, secret, confirmed_at) select person_id, 'x', now() from app_user u
       where practice_id = $1 and not exists (select from app_user o where o.person_id = u.person_id and o.practice_id <> $1)
         and person_id not in (select person_id from practice_user where email = 'demo@praxora.example')`,
  ])
    await asOwner.run(statement, [practiceId]);
}
