-- From where a user has logged in before: a browser (by a cookie) or a network, both as hashes. Whoever tries passwords from
-- elsewhere does not keep the user from logging in there.
create table familiar_place (
  practice_id integer not null,
  user_id integer not null,
  place_hash bytea not null,
  last_login_at timestamptz not null default now(),
  primary key (practice_id, user_id, place_hash),
  foreign key (practice_id, user_id) references app_user (practice_id, id) on delete cascade
);
create index familiar_place_age on familiar_place (last_login_at);
call protect_tenant_table('familiar_place');
grant select, insert, update, delete on familiar_place to {{app_role}};

-- Where nobody logged in for half a year is not familiar any more.
create function forget_familiar_places() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from familiar_place where last_login_at < now() - interval '180 days' $$;
revoke all on function forget_familiar_places() from public;
grant execute on function forget_familiar_places() to {{app_role}};
