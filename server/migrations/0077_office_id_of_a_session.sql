-- The office id that a profile tells opens the price engine without credentials: it belongs to the session and ends with it. The
-- practice's own id, which never changes, opens nothing; API tokens and devices are told that one.
alter table session add column office_id uuid not null default gen_random_uuid() unique;

drop function find_office(uuid);
create function find_office(asked_id uuid) returns table (practice_id integer, country text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.country::text
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.office_id = asked_id and s.expires_at > now() and u.deactivated_at is null and p.edition = 'pro20'
  $$;

create or replace function use_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, practice_id integer, email text, first_name text, last_name text,
                 country text, edition text, practice_name text, dental_office_id uuid, basket_counter integer,
                 seal text, noted_for integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update session set last_used_at = now()
    where token_hash = wanted_hash and expires_at > now() and last_used_at < now() - interval '1 minute';
    select s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, s.office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id),
           row(s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, s.office_id)::text,
           least(extract(epoch from now() - s.last_used_at) * 1000, 60000)::integer
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.token_hash = wanted_hash and s.expires_at > now() and u.deactivated_at is null
  $$;

create or replace function confirm_session(wanted_hash bytea, wanted_seal text) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare basket_counter integer;
  begin
    select (select count(*)::integer from cart_position c where c.practice_id = p.id) into basket_counter
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.token_hash = wanted_hash and s.expires_at > now() and u.deactivated_at is null
      and s.last_used_at >= now() - interval '1 minute'
      and row(s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, s.office_id)::text
          = wanted_seal;
    if not found then raise exception 'who asks has changed' using errcode = 'PX401'; end if;
    return basket_counter;
  end
  $$;

revoke all on function find_office(uuid) from public;
grant execute on function find_office(uuid) to {{app_role}};
