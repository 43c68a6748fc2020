-- A role for each user of a practice. Existing users keep all their rights as owners; invitations that are open become invitations
-- of stock users.
alter table app_user add column role text not null default 'owner' check (role in ('owner', 'purchasing', 'stock', 'reader'));
alter table app_user alter column role drop default;
alter table invitation add column role text not null default 'stock' check (role in ('owner', 'purchasing', 'stock', 'reader'));
alter table invitation alter column role drop default;

-- Authentication tells the role as it is at that moment, so that a changed role holds from the next request on.
drop function use_session(bytea), use_api_token(bytea), use_device(bytea);

-- The user of a session that is in force. Notes its use to the minute.
create function use_session(wanted_hash bytea)
  returns table (session_id integer, user_id integer, practice_id integer, email text, first_name text, last_name text,
                 country text, edition text, role text, practice_name text, dental_office_id uuid, basket_counter integer)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    update session set last_used_at = now()
    where token_hash = wanted_hash and expires_at > now() and last_used_at < now() - interval '1 minute';
    return query
      select s.id, u.id, p.id, u.email, u.first_name, u.last_name, p.country::text, p.edition::text, u.role, p.name, s.office_id,
             (select count(*)::integer from cart_position c where c.practice_id = p.id)
      from session s
      join app_user u on u.id = s.user_id
      join practice p on p.id = s.practice_id
      where s.token_hash = wanted_hash and s.expires_at > now() and u.deactivated_at is null;
  end
  $$;

-- The user who created an API token that is in force, and whether the practice has API tokens switched on.
create function use_api_token(wanted_hash bytea)
  returns table (api_token_id integer, scopes text[], is_switched_on boolean, user_id integer, practice_id integer, email text,
                 first_name text, last_name text, country text, edition text, role text, practice_name text, dental_office_id uuid,
                 basket_counter integer)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare today date := (now() at time zone 'Europe/Berlin')::date;
  begin
    update api_token set last_used_at = now()
    where token_hash = wanted_hash and revoked_at is null and (last_day is null or last_day >= today)
      and (last_used_at is null or last_used_at < now() - interval '1 minute');
    return query
      select t.id, t.scopes,
             coalesce((select f.is_active from practice_feature f
                       where f.practice_id = t.practice_id and f.feature = 'apiTokens'), false),
             u.id, p.id, u.email, u.first_name, u.last_name, p.country::text, p.edition::text, u.role, p.name, p.dental_office_id,
             (select count(*)::integer from cart_position c where c.practice_id = p.id)
      from api_token t
      join app_user u on u.id = t.user_id and u.deactivated_at is null
      join practice p on p.id = t.practice_id
      where t.token_hash = wanted_hash and t.revoked_at is null and (t.last_day is null or t.last_day >= today);
  end
  $$;

-- The user in charge of a device, and what the device must be refused for.
create function use_device(wanted_hash bytea)
  returns table (device_id integer, paired_at timestamptz, is_removed boolean, is_blocked boolean, is_switched_on boolean,
                 user_id integer, practice_id integer, email text, first_name text, last_name text, country text, edition text,
                 role text, practice_name text, dental_office_id uuid, basket_counter integer)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    update device set last_seen_at = now()
    where token_hash = wanted_hash and removed_at is null and blocked_at is null
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute');
    return query
      select d.id, d.paired_at, d.removed_at is not null, d.blocked_at is not null,
             coalesce((select f.is_active from practice_feature f
                       where f.practice_id = d.practice_id and f.feature = 'scanApp'), true),
             u.id, p.id, u.email, u.first_name, u.last_name, p.country::text, p.edition::text, u.role, p.name, p.dental_office_id,
             (select count(*)::integer from cart_position c where c.practice_id = p.id)
      from device d
      join app_user u on u.id = d.held_by
      join practice p on p.id = d.practice_id
      where d.token_hash = wanted_hash;
  end
  $$;

revoke all on function use_session(bytea), use_api_token(bytea), use_device(bytea) from public;
grant execute on function use_session(bytea), use_api_token(bytea), use_device(bytea) to {{app_role}};

drop function find_invitation(bytea);
create function find_invitation(wanted_hash bytea)
  returns table (practice_id integer, practice_name text, email text, first_name text, last_name text, language text, role text,
                 is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, p.name, i.email, i.first_name, i.last_name, i.language, i.role, i.expires_at > now()
    from invitation i join practice p on p.id = i.practice_id where i.token_hash = wanted_hash
  $$;
revoke all on function find_invitation(bytea) from public;
grant execute on function find_invitation(bytea) to {{app_role}};

-- The version of a user counts changes of the role, too.
drop trigger app_user_version on app_user;
create trigger app_user_version before update of first_name, last_name, role, deactivated_at on app_user
  for each row execute function note_change();
