// The activity log of the demo practices: some weeks up to the day before, in which the values that the demo data have were set.
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { workingDayUpTo } from './inventory/days.ts';

interface DemoEntry {
  /** Days before today; a closed day becomes the working day before it. */
  readonly daysAgo: number;
  /** Local time of day. */
  readonly time: string;
  /** E-mail of the user. */
  readonly by: string;
  readonly action: string;
  readonly area: string;
  /** SQL of one row with id, name and, where values changed, their state after the change. */
  readonly subject: string;
  readonly type: string;
  /** SQL over the row `s`: the list of changed fields. */
  readonly changes?: string;
}

const change = (field: string, before: string, after: string): string =>
  `jsonb_build_array(jsonb_build_object('field', '${field}', 'before', ${before}, 'after', ${after}))`;

const user = (email: string): string =>
  `select u.id, '' as name from practice_user u where u.practice_id = $1 and u.email = '${email}'`;
const storage = (place: number): string =>
  `select id, name from storage where practice_id = $1 order by id limit 1 offset ${place}`;
const costCenter = (place: number): string =>
  `select id, number || ' ' || name as name, name as own from cost_center where practice_id = $1 order by id limit 1 offset ${place}`;
const vendor = (place: number): string =>
  `select v.id, v.name, p.customer_number as own from vendor_preference p join vendor v on v.id = p.vendor_id
   where p.practice_id = $1 and p.customer_number <> '' order by v.id limit 1 offset ${place}`;
const favourite = (place: number): string =>
  `select v.id, v.name from vendor_preference p join vendor v on v.id = p.vendor_id
   where p.practice_id = $1 and p.is_favourite order by v.id limit 1 offset ${place}`;
const article = (place: number): string =>
  `select a.id, a.name, a.minimum_stock as minimum, a.ideal_stock as ideal from article a
   where a.practice_id = $1 and a.minimum_stock > 1 and a.ideal_stock > 2 order by a.id limit 1 offset ${place}`;

const raised = (field: 'minimumStock' | 'idealStock', column: 'minimum' | 'ideal'): string =>
  change(field, `greatest(s.${column} / 2, 1)`, `s.${column}`);

const threshold = (
  daysAgo: number,
  time: string,
  by: string,
  place: number,
  field: 'minimumStock' | 'idealStock' = 'minimumStock',
): DemoEntry => ({
  ...{ daysAgo, time, by, action: 'thresholds.changed', area: 'articles', type: 'article' },
  subject: article(place),
  changes: raised(field, field === 'minimumStock' ? 'minimum' : 'ideal'),
});

const customerNumber = (daysAgo: number, time: string, by: string, place: number): DemoEntry => ({
  ...{ daysAgo, time, by, action: 'vendor.preferencesChanged', area: 'vendors', type: 'vendor' },
  subject: vendor(place),
  changes: change('customerNumber', 'null::text', 's.own'),
});

const role = (
  daysAgo: number,
  time: string,
  by: string,
  email: string,
  [before, after]: string[],
): DemoEntry => ({
  ...{ daysAgo, time, by, action: 'user.roleChanged', area: 'access', type: 'user' },
  subject: user(email),
  changes: change('role', `'${before}'::text`, `'${after}'::text`),
});

const refused = (daysAgo: number, time: string, by: string, call: string): DemoEntry => ({
  ...{ daysAgo, time, by, action: 'access.refused', area: 'access', type: 'call' },
  subject: `select null::integer as id, '${call}' as name`,
});

const [owner, purchasing, stock, reader] = ['demo', 'einkauf', 'lager', 'lesen'].map(
  (name) => `${name}@praxora.example`,
) as [string, string, string, string];

const german: readonly DemoEntry[] = [
  {
    ...{
      daysAgo: 40,
      time: '07:55',
      by: owner,
      action: 'storage.created',
      area: 'articles',
      type: 'storage',
    },
    subject: storage(0),
  },
  {
    ...{
      daysAgo: 40,
      time: '07:58',
      by: owner,
      action: 'storage.created',
      area: 'articles',
      type: 'storage',
    },
    subject: storage(1),
  },
  role(36, '17:22', owner, purchasing, ['stock', 'purchasing']),
  customerNumber(36, '18:05', purchasing, 0),
  customerNumber(35, '08:12', purchasing, 1),
  customerNumber(35, '08:14', purchasing, 2),
  {
    ...{
      daysAgo: 33,
      time: '12:40',
      by: purchasing,
      action: 'costCenter.created',
      area: 'settings',
      type: 'costCenter',
    },
    subject: costCenter(0),
  },
  threshold(30, '07:48', stock, 0),
  threshold(30, '07:51', stock, 1),
  refused(29, '09:05', stock, 'PUT vendors/{vendorId}/preferences'),
  {
    ...{
      daysAgo: 27,
      time: '16:31',
      by: purchasing,
      action: 'vendor.preferencesChanged',
      area: 'vendors',
      type: 'vendor',
    },
    subject: favourite(0),
    changes: change('isFavorite', 'false', 'true'),
  },
  threshold(23, '11:26', purchasing, 2, 'idealStock'),
  role(21, '14:05', owner, reader, ['stock', 'reader']),
  refused(20, '10:17', reader, 'POST storages'),
  threshold(16, '08:36', stock, 3),
  {
    ...{
      daysAgo: 13,
      time: '10:20',
      by: purchasing,
      action: 'vendor.preferencesChanged',
      area: 'vendors',
      type: 'vendor',
    },
    subject: favourite(1),
    changes: change('isFavorite', 'false', 'true'),
  },
  customerNumber(12, '15:02', purchasing, 3),
  threshold(9, '07:44', stock, 4, 'idealStock'),
  threshold(6, '13:58', purchasing, 5),
  refused(5, '11:30', reader, 'POST reports/{report}/export'),
  threshold(2, '09:41', stock, 6),
  customerNumber(1, '09:58', purchasing, 4),
  threshold(1, '16:52', owner, 7, 'idealStock'),
];

const viennaOwner = 'wien@praxora.example';
const viennaPurchasing = 'einkauf.wien@praxora.example';
const austrian: readonly DemoEntry[] = [
  role(24, '08:30', viennaOwner, viennaPurchasing, ['stock', 'purchasing']),
  customerNumber(22, '09:10', viennaPurchasing, 0),
  threshold(11, '10:05', 'lager.wien@praxora.example', 0),
  threshold(3, '14:20', viennaPurchasing, 1),
];

/** An entry whose thing the practice does not have is left out. */
async function writeEntry(
  client: Client,
  practiceId: number,
  entry: DemoEntry,
  today: string,
): Promise<void> {
  const day = workingDayUpTo(addDays(today, -entry.daysAgo));
  await client.query(
    `insert into activity (practice_id, at, author_kind, user_id, client_kind, client_system, area, action, subject_type,
                           subject_id, subject_name, changes)
     select $1, ($2::date + $3::time) at time zone 'Europe/Berlin', 'user', u.id, 'computer', 'Windows', $5, $6, $7, s.id::text,
            s.name, ${entry.changes ?? "'[]'::jsonb"}
     from (${entry.subject}) s, practice_user u where u.practice_id = $1 and u.email = $4`,
    [practiceId, day, entry.time, entry.by, entry.area, entry.action, entry.type],
  );
}

/** Orders of the last weeks, as placing them records them. */
async function writePlacedOrders(client: Client, practiceId: number, today: string): Promise<void> {
  await client.query(
    `insert into activity (practice_id, at, author_kind, user_id, client_kind, client_system, area, action, subject_type,
                           subject_id, subject_name, changes)
     select o.practice_id, o.placed_at, 'user', o.placed_by, 'computer', 'Windows', 'orders', 'order.placed', 'order', o.id::text,
            o.order_number, ${change('netCents', 'null::integer', 'o.net_cents')}
     from purchase_order o
     where o.practice_id = $1 and o.placed_at >= $2::date - 40 and o.state <> 'pending-approval' order by o.placed_at, o.id`,
    [practiceId, today],
  );
}

/** Each person logged in once a day, a little before the first entry. The sessions have ended, so their ids are nobody's. */
async function addLogins(client: Client, practiceId: number): Promise<void> {
  await client.query(
    `with login as (
       select user_id, (at at time zone 'Europe/Berlin')::date as day, min(at) - interval '17 minutes' as at,
              -row_number() over (order by min(at)) as session_id
       from activity where practice_id = $1 and author_kind = 'user' group by 1, 2)
     update activity a set session_id = l.session_id, logged_in_at = l.at, has_second_step = false
     from login l
     where a.practice_id = $1 and a.author_kind = 'user' and a.user_id = l.user_id
       and (a.at at time zone 'Europe/Berlin')::date = l.day`,
    [practiceId],
  );
}

/** Writes the log of the German practice, and a little of the Austrian one. */
export async function writeActivity(client: Client, today: string): Promise<void> {
  for (const [email, entries] of [
    [owner, german],
    [viennaOwner, austrian],
  ] as const) {
    const { rows } = await client.query<{ practice_id: number }>(
      'select practice_id from practice_user where email = $1 order by practice_id limit 1',
      [email],
    );
    const practiceId = rows[0]?.practice_id;
    if (practiceId === undefined) continue;
    await writePlacedOrders(client, practiceId, today);
    for (const entry of entries) await writeEntry(client, practiceId, entry, today);
    await addLogins(client, practiceId);
  }
}
