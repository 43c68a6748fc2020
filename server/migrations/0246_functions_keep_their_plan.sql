-- The same functions in PL/pgSQL, which every call with a login asks: PostgreSQL plans the statement of an SQL function anew each time it is
-- called, and keeps the plan of these for the connection.
create or replace function two_step_until(wanted_user integer) returns date
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare
    until date;
  begin
    select (greatest(p.two_step_required_since, u.created_at) at time zone 'Europe/Berlin')::date + 14 into until
    from app_user u join practice p on p.id = u.practice_id
    where u.id = wanted_user and p.two_step_required_since is not null
      and not exists (select from two_step_login t where t.person_id = u.person_id and t.confirmed_at is not null);
    return until;
  end
  $$;

create or replace function is_two_step_due(wanted_user integer) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return coalesce((now() at time zone 'Europe/Berlin')::date > two_step_until(wanted_user), false);
  end
  $$;

create or replace function is_sample_practice(wanted integer) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return exists (select from practice p where p.id = wanted and p.sample_of is not null);
  end
  $$;

create or replace function find_sample_home() returns table (practice_id integer, name text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return query
      select home.id, home.name from practice p join practice home on home.id = p.sample_of where p.id = current_practice();
  end
  $$;

create or replace function list_person_practices(wanted_person integer)
  returns table (practice_id integer, user_id integer, name text, country text, edition text, role text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return query
      select p.id, u.id, p.name, p.country::text, p.edition::text, u.role
      from app_user u join practice p on p.id = u.practice_id
      where u.person_id = wanted_person and u.deactivated_at is null and p.sample_of is null
      order by lower(p.name), p.id;
  end
  $$;
