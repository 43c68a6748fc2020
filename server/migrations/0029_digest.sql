-- The e-mail digest of low stock and of batches that expire soon: what each user chose, which reminders went out, and the
-- links to unsubscribe by. Nobody who has not chosen has a row.
create table digest_setting (
  practice_id integer not null,
  user_id integer not null,
  frequency text not null check (frequency in ('off', 'daily', 'weekly')),
  -- 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  low_stock boolean not null,
  expiry boolean not null,
  -- The day of the last one, or the day it was chosen.
  since date not null,
  primary key (practice_id, user_id),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade
);
call protect_tenant_table('digest_setting');
grant select, insert, update on digest_setting to {{app_role}};

-- One for every digest, since the mail alone holds the link: of the token only its hash is known here.
create table digest_token (
  token_hash bytea primary key,
  practice_id integer not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade
);
create index digest_token_user on digest_token (practice_id, user_id);
create index digest_token_age on digest_token (created_at);
call protect_tenant_table('digest_token');
grant select, insert on digest_token to {{app_role}};

-- What a user was reminded of. A batch that is moved to another storage is the same batch.
create table expiry_reminder (
  practice_id integer not null,
  user_id integer not null,
  article_id integer not null,
  batch_number text not null,
  expiration_date date not null,
  reminder text not null check (reminder in ('threeMonths', 'oneMonth')),
  sent_on date not null,
  primary key (practice_id, user_id, article_id, batch_number, expiration_date, reminder),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade,
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade
);
create index expiry_reminder_article on expiry_reminder (practice_id, article_id);
create index expiry_reminder_age on expiry_reminder (expiration_date);
call protect_tenant_table('expiry_reminder');
grant select, insert on expiry_reminder to {{app_role}};

-- Where a click in the mail program unsubscribes; empty: this mail is no subscription.
alter table mail add column unsubscribe_link text not null default '';

-- Whose digest may be due, of all practices: the job that asks belongs to none.
create function list_digests()
  returns table (practice_id integer, user_id integer, frequency text, weekday smallint, since date)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.practice_id, d.user_id, d.frequency, d.weekday, d.since
    from digest_setting d join practice p on p.id = d.practice_id
    where d.frequency <> 'off' and p.edition = 'pro20'
    order by d.practice_id, d.user_id
  $$;

-- Like a password's reset: asked before the practice is known, answers one row at most.
create function find_digest_token(wanted_hash bytea)
  returns table (practice_id integer, user_id integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select t.practice_id, t.user_id from digest_token t where t.token_hash = wanted_hash $$;

create function forget_digests() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from digest_token where created_at < now() - interval '1 year';
    delete from expiry_reminder where expiration_date < current_date - 365;
  $$;

revoke all on function list_digests(), find_digest_token(bytea), forget_digests() from public;
grant execute on function list_digests(), find_digest_token(bytea), forget_digests() to {{app_role}};

-- The re-order list's reference to vendors: who deletes a vendor does not have all of it read.
create index if not exists reorder_change_vendor on reorder_change (vendor_id) where vendor_id is not null;
