-- Who asks is told once, with a seal over everything that was told; after that the seal alone is asked about, in the message of the
-- first statement. What the seal covers and what the row tells are the same columns. `noted_for`: milliseconds since the use was noted.

drop function use_session(bytea);
create function use_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, practice_id integer, email text, first_name text, last_name text,
                 country text, edition text, practice_name text, dental_office_id uuid, basket_counter integer,
                 seal text, noted_for integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update session set last_used_at = now()
    where token_hash = wanted_hash and expires_at > now() and last_used_at < now() - interval '1 minute';
    select s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id),
           row(s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text,
           least(extract(epoch from now() - s.last_used_at) * 1000, 60000)::integer
    from session s
    join app_user u on u.id = s.user_id
    join practice p on p.id = s.practice_id
    where s.token_hash = wanted_hash and s.expires_at > now() and u.deactivated_at is null
  $$;

drop function use_api_token(bytea);
create function use_api_token(wanted_hash bytea)
  returns table (api_token_id integer, scopes text[], is_switched_on boolean, user_id integer, practice_id integer, email text,
                 first_name text, last_name text, country text, edition text, practice_name text, dental_office_id uuid,
                 basket_counter integer, seal text, noted_for integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update api_token set last_used_at = now()
    where token_hash = wanted_hash and revoked_at is null and (last_day is null or last_day >= (now() at time zone 'Europe/Berlin')::date)
      and (last_used_at is null or last_used_at < now() - interval '1 minute');
    select t.id, t.scopes,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = t.practice_id and f.feature = 'apiTokens'), false),
           u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id),
           row(t.id, t.scopes, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text,
           least(extract(epoch from now() - t.last_used_at) * 1000, 60000)::integer
    from api_token t
    join app_user u on u.id = t.user_id and u.deactivated_at is null
    join practice p on p.id = t.practice_id
    where t.token_hash = wanted_hash and t.revoked_at is null and (t.last_day is null or t.last_day >= (now() at time zone 'Europe/Berlin')::date)
  $$;

drop function use_device(bytea);
create function use_device(wanted_hash bytea)
  returns table (device_id integer, paired_at timestamptz, is_removed boolean, is_blocked boolean, is_switched_on boolean,
                 user_id integer, practice_id integer, email text, first_name text, last_name text, country text, edition text,
                 practice_name text, dental_office_id uuid, basket_counter integer, seal text, noted_for integer)
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    update device set last_seen_at = now()
    where token_hash = wanted_hash and removed_at is null and blocked_at is null
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute');
    select d.id, d.paired_at, d.removed_at is not null, d.blocked_at is not null,
           coalesce((select f.is_active from practice_feature f
                     where f.practice_id = d.practice_id and f.feature = 'scanApp'), true),
           u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id,
           (select count(*)::integer from cart_position c where c.practice_id = p.id),
           row(d.id, d.paired_at, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text,
           least(extract(epoch from now() - d.last_seen_at) * 1000, 60000)::integer
    from device d
    join app_user u on u.id = d.created_by
    join practice p on p.id = d.practice_id
    where d.token_hash = wanted_hash
  $$;

-- Each answers how many positions the cart has, and fails unless the seal is still right, whoever has it may still ask and the use
-- was noted: behind a statement that fails, nothing of the same message is carried out.
create function confirm_session(wanted_hash bytea, wanted_seal text) returns integer
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
      and row(s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text
          = wanted_seal;
    if not found then raise exception 'who asks has changed' using errcode = 'PX401'; end if;
    return basket_counter;
  end
  $$;

create function confirm_api_token(wanted_hash bytea, wanted_seal text) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare basket_counter integer;
  begin
    select (select count(*)::integer from cart_position c where c.practice_id = p.id) into basket_counter
    from api_token t
    join app_user u on u.id = t.user_id and u.deactivated_at is null
    join practice p on p.id = t.practice_id
    join practice_feature f on f.practice_id = t.practice_id and f.feature = 'apiTokens' and f.is_active
    where t.token_hash = wanted_hash and t.revoked_at is null
      and (t.last_day is null or t.last_day >= (now() at time zone 'Europe/Berlin')::date)
      and t.last_used_at >= now() - interval '1 minute'
      and row(t.id, t.scopes, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text
          = wanted_seal;
    if not found then raise exception 'who asks has changed' using errcode = 'PX401'; end if;
    return basket_counter;
  end
  $$;

create function confirm_device(wanted_hash bytea, wanted_seal text) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare basket_counter integer;
  begin
    select (select count(*)::integer from cart_position c where c.practice_id = p.id) into basket_counter
    from device d
    join app_user u on u.id = d.created_by
    join practice p on p.id = d.practice_id
    where d.token_hash = wanted_hash and d.removed_at is null and d.blocked_at is null
      and d.last_seen_at >= now() - interval '1 minute'
      and coalesce((select f.is_active from practice_feature f
                    where f.practice_id = d.practice_id and f.feature = 'scanApp'), true)
      and row(d.id, d.paired_at, u.id, p.id, u.email, u.first_name, u.last_name, p.country, p.edition, p.name, p.dental_office_id)::text
          = wanted_seal;
    if not found then raise exception 'who asks has changed' using errcode = 'PX401'; end if;
    return basket_counter;
  end
  $$;

revoke all on function use_session(bytea), use_api_token(bytea), use_device(bytea), confirm_session(bytea, text),
  confirm_api_token(bytea, text), confirm_device(bytea, text) from public;
grant execute on function use_session(bytea), use_api_token(bytea), use_device(bytea), confirm_session(bytea, text),
  confirm_api_token(bytea, text), confirm_device(bytea, text) to {{app_role}};
