-- Owners can require two-step login of all users of their practice.
alter table practice add column two_step_required_since timestamptz;

-- The last day on which a user can log in without a second step: 14 days after it was required, or after the user joined. Null: it
-- is not required, or the person has set it up.
create function two_step_until(wanted_user integer) returns date
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (greatest(p.two_step_required_since, u.created_at) at time zone 'Europe/Berlin')::date + 14
    from app_user u join practice p on p.id = u.practice_id
    where u.id = wanted_user and p.two_step_required_since is not null
      and not exists (select from two_step_login t where t.person_id = u.person_id and t.confirmed_at is not null)
  $$;

create function is_two_step_due(wanted_user integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce((now() at time zone 'Europe/Berlin')::date > two_step_until(wanted_user), false) $$;

revoke all on function two_step_until(integer), is_two_step_due(integer) from public;
grant execute on function two_step_until(integer), is_two_step_due(integer) to {{app_role}};
