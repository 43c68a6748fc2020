-- Estimates that learn: use per week beside that per month, and suggestions a practice does not want to see.

-- Used units per article and week, kept with the movements like article_month: what use is estimated from.
create table article_week (
  practice_id integer not null,
  article_id integer not null,
  -- Its Monday.
  week date not null,
  used integer not null default 0,
  primary key (practice_id, article_id, week),
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade
);
-- In how many articles' use a week shows: that tells holidays.
create index article_week_used on article_week (practice_id, week) where used > 0;
call protect_tenant_table('article_week');
grant select, insert, update on article_week to {{app_role}};

insert into article_week (practice_id, article_id, week, used)
select m.practice_id, m.article_id, date_trunc('week', m.happened_on)::date, -sum(m.amount)
from stock_movement m left join stock_movement o on o.id = m.reverses
where m.kind = 'consumption' or (m.kind = 'undo' and o.kind = 'consumption')
group by 1, 2, 3;

-- A suggestion somebody hid: it stays hidden while use is about the same.
create table hidden_suggestion (
  practice_id integer not null,
  article_id integer not null,
  used_per_week double precision not null,
  hidden_by integer not null,
  hidden_at timestamptz not null default now(),
  primary key (practice_id, article_id),
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade,
  foreign key (practice_id, hidden_by) references app_user (practice_id, id)
);
call protect_tenant_table('hidden_suggestion');
grant select, insert, update, delete on hidden_suggestion to {{app_role}};
