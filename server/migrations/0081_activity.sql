-- The activity log: one row for each change of settings and master data, written in the transaction of the change, and for each
-- refused attempt. The application may add and read entries, and can neither change nor delete them.
create table activity (
  id bigint generated always as identity,
  practice_id integer not null references practice on delete cascade,
  at timestamptz not null default now(),
  author_kind text not null check (author_kind in ('user', 'device', 'token', 'operator', 'job')),
  -- The user; for an API token, the user who created it.
  user_id integer,
  device_id integer,
  api_token_id integer,
  -- Name of the operator's command or of the job.
  program text,
  -- The session of the user at that time, and the kind and system of its device.
  session_id integer,
  client_kind text,
  client_system text,
  area text not null check (area in ('access', 'vendors', 'articles', 'orders', 'invoices', 'reports', 'settings')),
  action text not null,
  subject_type text not null,
  subject_id text,
  -- The name of a thing at that time. Persons are recorded by id alone: their names are erasable.
  subject_name text not null,
  -- Named fields with their values before and after: [{"field": "minimumStock", "before": 50, "after": 60}].
  changes jsonb not null default '[]',
  request_id text,
  primary key (practice_id, id),
  foreign key (practice_id, user_id) references app_user (practice_id, id),
  check (subject_type <> 'user' or subject_name = '')
);
create index activity_by_time on activity (practice_id, at desc, id desc);
create index activity_by_area on activity (practice_id, area, at desc, id desc);
create index activity_by_user on activity (practice_id, user_id, at desc, id desc);
create index activity_by_subject on activity (practice_id, subject_type, subject_id, at desc, id desc);
-- At most one refused attempt for each call, author and minute.
create unique index activity_refusal on activity
  (practice_id, subject_name, author_kind, coalesce(user_id, 0), coalesce(device_id, 0), date_trunc('minute', at at time zone 'UTC'))
  where action = 'access.refused';

call protect_tenant_table('activity');
grant select, insert on activity to {{app_role}};
