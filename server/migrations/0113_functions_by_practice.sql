-- Functions that read rows of practices name the practice as a value that they have found before: a statement that joins it in, or an SQL
-- function that PostgreSQL puts into the statement around it, cannot be led to the server of one practice. What they answer stays.

-- The user of a session that is in force. Notes its use to the minute. A session that was replaced tells in `replaced_by` the name of
-- the practice that the same browser is in now, empty if that session has ended; everything else is null.
create or replace function use_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, person_id integer, practice_id integer, email text, first_name text,
                 last_name text, country text, edition text, role text, practice_name text, dental_office_id uuid,
                 basket_counter integer, replaced_by text)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    update session set last_used_at = now()
    where token_hash = wanted_hash and expires_at > now() and replaced_at is null and last_used_at < now() - interval '1 minute';
    select s.id, u.id, n.id, p.id, n.email, n.first_name, n.last_name, p.country::text, p.edition::text, u.role, p.name, s.office_id
    into session_id, user_id, person_id, practice_id, email, first_name, last_name, country, edition, role, practice_name,
         dental_office_id
    from session s
    join app_user u on u.id = s.user_id
    join person n on n.id = u.person_id
    join practice p on p.id = s.practice_id
    where s.token_hash = wanted_hash and s.expires_at > now() and s.replaced_at is null and u.deactivated_at is null;
    if found then
      select count(*)::integer into basket_counter from cart_position c where c.practice_id = use_session.practice_id;
      return next;
      return;
    end if;
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

-- The user who created an API token that is in force, and whether the practice has API tokens switched on.
create or replace function use_api_token(wanted_hash bytea)
  returns table (api_token_id integer, scopes text[], is_switched_on boolean, user_id integer, person_id integer,
                 practice_id integer, email text, first_name text, last_name text, country text, edition text, role text,
                 practice_name text, dental_office_id uuid, basket_counter integer)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare today date := (now() at time zone 'Europe/Berlin')::date;
  begin
    update api_token set last_used_at = now()
    where token_hash = wanted_hash and revoked_at is null and (last_day is null or last_day >= today)
      and (last_used_at is null or last_used_at < now() - interval '1 minute');
    select t.id, t.scopes,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = t.practice_id and f.feature = 'apiTokens'), false),
           u.id, n.id, p.id, n.email, n.first_name, n.last_name, p.country::text, p.edition::text, u.role, p.name,
           p.dental_office_id
    into api_token_id, scopes, is_switched_on, user_id, person_id, practice_id, email, first_name, last_name, country, edition,
         role, practice_name, dental_office_id
    from api_token t
    join app_user u on u.id = t.user_id and u.deactivated_at is null
    join person n on n.id = u.person_id
    join practice p on p.id = t.practice_id
    where t.token_hash = wanted_hash and t.revoked_at is null and (t.last_day is null or t.last_day >= today);
    if not found then return; end if;
    select count(*)::integer into basket_counter from cart_position c where c.practice_id = use_api_token.practice_id;
    return next;
  end
  $$;

-- The user in charge of a device, and what the device must be refused for. Person 0: the user's person was erased.
create or replace function use_device(wanted_hash bytea)
  returns table (device_id integer, paired_at timestamptz, is_removed boolean, is_blocked boolean, is_switched_on boolean,
                 user_id integer, person_id integer, practice_id integer, email text, first_name text, last_name text,
                 country text, edition text, role text, practice_name text, dental_office_id uuid, basket_counter integer)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    update device set last_seen_at = now()
    where token_hash = wanted_hash and removed_at is null and blocked_at is null
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute');
    select d.id, d.paired_at, d.removed_at is not null, d.blocked_at is not null,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = d.practice_id and f.feature = 'scanApp'), true),
           u.id, coalesce(n.id, 0), p.id, coalesce(n.email, ''), coalesce(n.first_name, ''), coalesce(n.last_name, ''),
           p.country::text, p.edition::text, u.role, p.name, p.dental_office_id
    into device_id, paired_at, is_removed, is_blocked, is_switched_on, user_id, person_id, practice_id, email, first_name,
         last_name, country, edition, role, practice_name, dental_office_id
    from device d
    join app_user u on u.id = d.held_by
    left join person n on n.id = u.person_id
    join practice p on p.id = d.practice_id
    where d.token_hash = wanted_hash;
    if not found then return; end if;
    select count(*)::integer into basket_counter from cart_position c where c.practice_id = use_device.practice_id;
    return next;
  end
  $$;

-- Pairs the device that waits with this code, where the practice has devices switched on, and records it in the activity log.
create or replace function pair_device(wanted_hash bytea, new_token_hash bytea)
  returns table (device_id integer, name text, practice_id integer, practice_name text, is_switched_on boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    select d.id, d.name, d.practice_id,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = d.practice_id and f.feature = 'scanApp'), true)
    into device_id, name, practice_id, is_switched_on
    from device d
    where d.code_hash = wanted_hash and d.code_ends_at > now() and d.removed_at is null
      and exists (select from app_user u where u.id = d.held_by and u.deactivated_at is null)
    for update of d;
    if not found then return; end if;
    select p.name into practice_name from practice p where p.id = pair_device.practice_id;
    if is_switched_on then
      update device d
      set code_hash = null, code_ends_at = null, token_hash = new_token_hash, paired_at = now(), last_seen_at = now()
      where d.id = pair_device.device_id;
      insert into activity (practice_id, author_kind, device_id, area, action, subject_type, subject_id, subject_name)
      values (pair_device.practice_id, 'device', pair_device.device_id, 'access', 'device.paired', 'device',
              pair_device.device_id::text, pair_device.name);
    end if;
    return next;
  end
  $$;

-- Orders of several practices by number, for a vendor's answer that an operator imports.
create or replace function find_order_by_platform_number(wanted text) returns table (practice_id integer, order_id integer)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query select o.practice_id, o.id from purchase_order o where o.platform_order_number = wanted;
  end
  $$;
