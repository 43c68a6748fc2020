// A practice with a long activity log, written by one statement: eight persons, three devices and two API tokens over ten years.
import type { Client } from 'pg';
import type { Practice } from '../beside-sql/product.ts';

const persons = 8;

export async function loadActivity(
  owner: Client,
  { practiceId, userId }: Practice,
  entries: number,
): Promise<void> {
  const { rows } = await owner.query<{ id: number }>(
    `with person as (
       insert into person (email, password_hash, first_name, last_name)
       select 'person' || n || '@bench.example', '', 'Person', n::text from generate_series(2, $2::integer) n returning id)
     insert into app_user (practice_id, person_id, role) select $1, id, 'stock' from person returning id`,
    [practiceId, persons],
  );
  const users = [userId, ...rows.map(({ id }) => id)];
  await owner.query(
    `insert into activity (practice_id, at, author_kind, user_id, device_id, api_token_id, session_id, logged_in_at, area, action,
                           subject_type, subject_id, subject_name, changes)
     select $1, now() - n * interval '10 years' / $3::integer, kind,
            case kind when 'device' then null else ($2::integer[])[1 + n % 8] end,
            case kind when 'device' then 1 + n % 3 end, case kind when 'token' then 1 + n % 2 end,
            case kind when 'user' then -(1 + n / 40) end, case kind when 'user' then now() end,
            (array['articles', 'articles', 'articles', 'orders', 'vendors', 'settings', 'access'])[1 + n % 7],
            case when n % 1000 = 0 then 'access.refused' else 'article.changed' end, 'article', (n % 8000)::text,
            'Nitril-Handschuh ' || n % 8000, '[{"field": "minimumStock", "before": 50, "after": 60}]'
     from generate_series(1, $3::integer) n, lateral (select (array['user', 'user', 'user', 'device', 'token'])[1 + n % 5] as kind) k
     on conflict do nothing`,
    [practiceId, users, entries],
  );
  await owner.query('vacuum analyze activity');
}
