-- An owner can have the second step of a person removed, after a wait in which the person or an owner can cancel that.
alter table two_step_login
  add column reset_at timestamptz,
  add column reset_requested_by integer references app_user (id) on delete set null;

-- Whether the login of a session took two steps. The activity log keeps this and the time of the login, as it keeps the computer:
-- sessions end.
alter table session add column has_second_step boolean not null default false;
alter table activity add column logged_in_at timestamptz, add column has_second_step boolean;
create index activity_by_session on activity (practice_id, session_id) where session_id is not null;

-- As before; the new session has the steps of the old one.
create or replace function switch_session(old_session integer, new_user integer, new_token_hash bytea) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare new_id integer;
  begin
    perform from session s where s.id = old_session for update;
    insert into session (token_hash, practice_id, user_id, utk, expires_at, device_kind, device_system, device_browser, has_second_step)
    select new_token_hash, nu.practice_id, nu.id, s.utk, s.expires_at, s.device_kind, s.device_system, s.device_browser, s.has_second_step
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

-- Repeats a switch of the practice whose answer was lost: a browser that still has the replaced session gets a new session in place
-- of the one it never learned of, within a minute of the switch. False: the session was not replaced, or not just now.
create function repeat_switch(old_token_hash bytea, new_token_hash bytea) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    old_id integer;
    unknown_id integer;
    new_id integer;
  begin
    select s.id, s.replaced_by into old_id, unknown_id from session s
    where s.token_hash = old_token_hash and s.expires_at > now() and s.replaced_at > now() - interval '1 minute'
    for update;
    perform from session s where s.id = unknown_id for update;
    insert into session (token_hash, practice_id, user_id, utk, expires_at, device_kind, device_system, device_browser, has_second_step)
    select new_token_hash, s.practice_id, s.user_id, s.utk, s.expires_at, s.device_kind, s.device_system, s.device_browser, s.has_second_step
    from session s
    join app_user u on u.id = s.user_id
    where s.id = unknown_id and s.replaced_at is null and u.deactivated_at is null
    returning id into new_id;
    update session set replaced_at = now(), replaced_by = new_id where id = unknown_id and new_id is not null;
    -- An answer that is lost once more can be repeated in the same way.
    update session set replaced_by = new_id where id = old_id and new_id is not null;
    return new_id is not null;
  end
  $$;
revoke all on function repeat_switch(bytea, bytea) from public;
grant execute on function repeat_switch(bytea, bytea) to {{app_role}};
