-- A person may be a user of several practices. A session belongs to one of them; switching makes a session of the other practice and
-- replaces the old one. A replaced session lets nobody in, and is remembered until it would have expired: requests that carry it
-- are told so instead of being logged out.
alter table session
  add column replaced_at timestamptz,
  add column replaced_by integer references session (id) on delete set null;
create index session_replaced_by on session (replaced_by) where replaced_by is not null;

-- The practices where a person is an active user.
create function list_person_practices(wanted_person integer)
  returns table (practice_id integer, user_id integer, name text, country text, edition text, role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, u.id, p.name, p.country::text, p.edition::text, u.role
    from app_user u join practice p on p.id = u.practice_id
    where u.person_id = wanted_person and u.deactivated_at is null
    order by lower(p.name), p.id
  $$;

-- Replaces a session by one of the same person, device and length for a user of the practice of the transaction; answers its id.
-- Null: the session was replaced or ended before, or the user is somebody else.
create function switch_session(old_session integer, new_user integer, new_token_hash bytea) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare new_id integer;
  begin
    perform from session s where s.id = old_session for update;
    insert into session (token_hash, practice_id, user_id, utk, expires_at, device_kind, device_system, device_browser)
    select new_token_hash, nu.practice_id, nu.id, s.utk, s.expires_at, s.device_kind, s.device_system, s.device_browser
    from session s
    join app_user u on u.id = s.user_id
    join app_user nu on nu.person_id = u.person_id
    where s.id = old_session and s.replaced_at is null and s.expires_at > now()
      and nu.id = new_user and nu.practice_id = current_practice() and nu.deactivated_at is null
    returning id into new_id;
    update session set replaced_at = now(), replaced_by = new_id where id = old_session and new_id is not null;
    return new_id;
  end
  $$;

-- Where a person is logged in, in every practice.
create function list_person_sessions(wanted_person integer)
  returns table (id integer, practice_name text, device_kind text, device_system text, device_browser text,
                 created_at timestamptz, last_used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, p.name, s.device_kind, s.device_system, s.device_browser, s.created_at, s.last_used_at
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where u.person_id = wanted_person and s.expires_at > now() and s.replaced_at is null and u.deactivated_at is null
    order by s.last_used_at desc, s.id desc limit 200
  $$;

-- Ends one session of a person, in whatever practice.
create function end_person_session(wanted_person integer, wanted_session integer) returns integer
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with ended as (
      delete from session s using app_user u
      where u.id = s.user_id and u.person_id = wanted_person and s.id = wanted_session and s.replaced_at is null
      returning 1)
    select count(*)::integer from ended
  $$;

-- Replaced sessions stay: they let nobody in, and the tabs that still have them are not to be logged out.
create or replace function end_person_sessions(wanted_person integer, kept_session integer) returns integer
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with ended as (
      delete from session s using app_user u
      where u.id = s.user_id and u.person_id = wanted_person and s.id is distinct from kept_session and s.replaced_at is null
      returning 1)
    select count(*)::integer from ended
  $$;

revoke all on function list_person_practices(integer), switch_session(integer, integer, bytea), list_person_sessions(integer),
  end_person_session(integer, integer) from public;
grant execute on function list_person_practices(integer), switch_session(integer, integer, bytea), list_person_sessions(integer),
  end_person_session(integer, integer) to {{app_role}};

-- Who logs out with a replaced session means this browser: the session that took its place ends.
create function end_replaced_session(wanted_hash bytea) returns void
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    with recursive later as (
      select s.id, s.replaced_at, s.replaced_by from session s where s.token_hash = wanted_hash and s.replaced_at is not null
      union all
      select s.id, s.replaced_at, s.replaced_by from later l join session s on s.id = l.replaced_by)
    delete from session where id in (select l.id from later l where l.replaced_at is null)
  $$;
revoke all on function end_replaced_session(bytea) from public;
grant execute on function end_replaced_session(bytea) to {{app_role}};

create or replace function find_office(asked_id uuid) returns table (practice_id integer, country text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.country::text
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.office_id = asked_id and s.expires_at > now() and s.replaced_at is null and u.deactivated_at is null
      and p.edition = 'pro20'
  $$;

-- The user of a session that is in force. Notes its use to the minute. A session that was replaced tells in `replaced_by` the name of
-- the practice that the same browser is in now, empty if that session has ended; everything else is null.
drop function use_session(bytea);
create function use_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, person_id integer, practice_id integer, email text, first_name text,
                 last_name text, country text, edition text, role text, practice_name text, dental_office_id uuid,
                 basket_counter integer, replaced_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    update session set last_used_at = now()
    where token_hash = wanted_hash and expires_at > now() and replaced_at is null and last_used_at < now() - interval '1 minute';
    return query
      select s.id, u.id, n.id, p.id, n.email, n.first_name, n.last_name, p.country::text, p.edition::text, u.role, p.name, s.office_id,
             (select count(*)::integer from cart_position c where c.practice_id = p.id), null::text
      from session s
      join app_user u on u.id = s.user_id
      join person n on n.id = u.person_id
      join practice p on p.id = s.practice_id
      where s.token_hash = wanted_hash and s.expires_at > now() and s.replaced_at is null and u.deactivated_at is null;
    if found then return; end if;
    return query
      with recursive later as (
        select s.id, s.practice_id, s.replaced_at, s.replaced_by from session s
        where s.token_hash = wanted_hash and s.expires_at > now() and s.replaced_at is not null
        union all
        select s.id, s.practice_id, s.replaced_at, s.replaced_by from later l join session s on s.id = l.replaced_by)
      select null::integer, null::integer, null::integer, null::integer, null::text, null::text, null::text, null::text,
             null::text, null::text, null::text, null::uuid, null::integer,
             coalesce((select p.name from later l join practice p on p.id = l.practice_id where l.replaced_at is null), '')
      where exists (select from later);
  end
  $$;
revoke all on function use_session(bytea) from public;
grant execute on function use_session(bytea) to {{app_role}};

-- Whether an e-mail has a login elsewhere is nothing that an inviting practice is told.
drop function is_email_taken(text);

-- An invitation tells whether its e-mail has a login already: that person accepts it without a password.
drop function find_invitation(bytea);
create function find_invitation(wanted_hash bytea)
  returns table (practice_id integer, practice_name text, email text, first_name text, last_name text, language text, role text,
                 has_login boolean, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.name, i.email, i.first_name, i.last_name, i.language, i.role,
           exists (select from person n where n.email = i.email), i.expires_at > now()
    from invitation i join practice p on p.id = i.practice_id where i.token_hash = wanted_hash
  $$;
revoke all on function find_invitation(bytea) from public;
grant execute on function find_invitation(bytea) to {{app_role}};
