-- A sample practice: made-up data that the users of one practice may try everything with. It is a practice like any other, so that every rule
-- and every screen works in it; `sample_of` names the practice whose users open it. Nothing leaves it, and it is deleted every night.
alter table practice add column sample_of integer;
create unique index practice_sample on practice (sample_of) where sample_of is not null;

create function is_sample_practice(wanted integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from practice p where p.id = wanted and p.sample_of is not null) $$;

-- The practice that the sample practice of the transaction belongs to; no row: it is none.
create function find_sample_home() returns table (practice_id integer, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select home.id, home.name from practice p join practice home on home.id = p.sample_of where p.id = current_practice()
  $$;

-- The person's user in the sample practice of the practice of the transaction; no row: it has to be made first.
create function find_sample(wanted_person integer) returns table (practice_id integer, user_id integer, name text)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    select p.id, p.name into practice_id, name from practice p where p.sample_of = current_practice();
    if not found then return; end if;
    select u.id into user_id from app_user u where u.practice_id = find_sample.practice_id and u.person_id = wanted_person;
    if found then return next; end if;
  end
  $$;

-- Where people belong: a sample practice is none of their practices. They are led there by its own call, and log in to their own.
create or replace function list_person_practices(wanted_person integer)
  returns table (practice_id integer, user_id integer, name text, country text, edition text, role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, u.id, p.name, p.country::text, p.edition::text, u.role
    from app_user u join practice p on p.id = u.practice_id
    where u.person_id = wanted_person and u.deactivated_at is null and p.sample_of is null
    order by lower(p.name), p.id
  $$;

create or replace function find_login(wanted_email text)
  returns table (person_id integer, user_id integer, practice_id integer, password_hash text, first_name text, language text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select n.id, u.id, u.practice_id, n.password_hash, n.first_name, n.language
    from person n join app_user u on u.person_id = n.id
    where n.email = lower(wanted_email) and u.deactivated_at is null and not is_sample_practice(u.practice_id)
    order by u.last_login_at desc nulls last, u.id limit 1
  $$;

create or replace function find_password_reset(wanted_hash bytea)
  returns table (person_id integer, practice_id integer, is_valid boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.person_id, u.practice_id, r.used_at is null and r.expires_at > now()
    from password_reset r join app_user u on u.person_id = r.person_id
    where r.token_hash = wanted_hash and u.deactivated_at is null and not is_sample_practice(u.practice_id)
    order by u.last_login_at desc nulls last, u.id limit 1
  $$;

create or replace function has_other_membership(wanted_person integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from app_user u where u.person_id = wanted_person and u.practice_id <> current_practice()
      and not is_sample_practice(u.practice_id))
  $$;

-- Who is no user of a practice any more leaves its sample practice with the same statement.
create function leave_sample() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare sample integer;
  begin
    select p.id into sample from practice p where p.sample_of = new.practice_id;
    if found then
      delete from session s using app_user u
      where u.practice_id = sample and u.person_id = old.person_id and s.user_id = u.id and s.practice_id = sample;
    end if;
    return null;
  end
  $$;
create trigger app_user_leaves_sample after update of deactivated_at, person_id on app_user
  for each row when (new.deactivated_at is not null or new.person_id is null) execute function leave_sample();

-- What is said of a vendor in a sample practice counts in no rating that others see.
create or replace function refresh_vendor_rating(wanted integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    is_bulk_load text := coalesce(current_setting('app.bulk_load', true), '');
  begin
    -- One after the other: two ratings at the same moment must both count.
    perform 1 from vendor where id = wanted for no key update;
    -- No product is found differently for it: the search index need not be built anew.
    perform set_config('app.bulk_load', 'on', true);
    with by_practice as (
      select o.practice_id, avg(o.rating) as rating from purchase_order o
      where o.vendor_id = wanted and o.rating is not null group by o.practice_id)
    update vendor v set rating = r.rating
    from (select round(avg(b.rating), 1) as rating, count(*) as practices from by_practice b
          join practice p on p.id = b.practice_id
          where p.sample_of is null or exists (select from vendor own where own.id = wanted and own.practice_id = p.id)) r
    where v.id = wanted and r.practices >= case when v.practice_id is null then 5 else 1 end
      and v.rating is distinct from r.rating;
    perform set_config('app.bulk_load', is_bulk_load, true);
  end
  $$;

-- Every row of one practice, found in the catalogue, so that no table is forgotten; tables that refer to others come first.
create function delete_practice_rows(target integer) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    persons integer[];
    remaining oid[];
    current_table oid;
    row_total bigint := 0;
    row_number bigint;
  begin
    -- Requests that add rows for the practice wait from here on, and fail afterwards.
    perform from practice p where p.id = target for update;
    persons := array(select u.person_id from app_user u where u.practice_id = target);
    remaining := array(
      select c.oid from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'practice_id' and not a.attisdropped));
    while cardinality(remaining) > 0 loop
      select one into current_table from unnest(remaining) as one
      where not exists (select from pg_constraint f
                        where f.contype = 'f' and f.confrelid = one and f.conrelid <> one and f.conrelid = any(remaining))
      order by one limit 1;
      if current_table is null then raise exception 'tables of a practice refer to each other in a circle'; end if;
      execute format('delete from %s where practice_id = $1', current_table::regclass) using target;
      get diagnostics row_number = row_count;
      row_total := row_total + row_number;
      remaining := array_remove(remaining, current_table);
    end loop;
    -- A person who is a user of another practice keeps the login.
    delete from person n where n.id = any(persons) and not exists (select from app_user u where u.person_id = n.id);
    delete from job where payload ->> 'practiceId' = target::text;
    delete from practice p where p.id = target;
    return row_total + 1;
  end
  $$;

-- Deletes the sample practice of one practice, if there is one.
create function delete_sample_of(home integer) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare sample integer;
  begin
    select p.id into sample from practice p where p.sample_of = home for update;
    if not found then return false; end if;
    perform delete_practice_rows(sample);
    return true;
  end
  $$;

-- Deletes the next sample practice, the oldest first, and answers whether there was one. It can reach no other practice.
create function delete_next_sample() returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare sample integer;
  begin
    select p.id into sample from practice p where p.sample_of is not null order by p.id limit 1 for update skip locked;
    if not found then return false; end if;
    perform delete_practice_rows(sample);
    return true;
  end
  $$;

-- Before a user of the practice of the transaction is erased: the sample practice that the person was in goes, and with it the name.
create function erase_sample_of_user(target_user integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare sample integer;
  begin
    select p.id into sample from practice p where p.sample_of = current_practice() for update;
    if found and exists (
      select from app_user s where s.practice_id = sample
        and s.person_id = (select u.person_id from app_user u where u.id = target_user and u.practice_id = current_practice())) then
      perform delete_practice_rows(sample);
    end if;
  end
  $$;

create or replace function delete_due_practice() returns table (deleted_practice integer, deleted_rows bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    target integer;
    row_total bigint;
  begin
    select d.practice_id into target from practice_deletion d
    where d.delete_on <= (now() at time zone 'Europe/Berlin')::date
    order by d.delete_on, d.practice_id limit 1 for update skip locked;
    if target is null then return; end if;
    perform delete_sample_of(target);
    row_total := delete_practice_rows(target);
    insert into deleted_practice (id, deleted_on) values (target, (now() at time zone 'Europe/Berlin')::date)
    on conflict do nothing;
    return query select target, row_total;
  end
  $$;

revoke all on function is_sample_practice(integer), find_sample_home(), find_sample(integer), leave_sample(), delete_practice_rows(integer),
  delete_sample_of(integer), delete_next_sample(), erase_sample_of_user(integer) from public;
grant execute on function is_sample_practice(integer), find_sample_home(), find_sample(integer), delete_next_sample(),
  erase_sample_of_user(integer) to {{app_role}};
