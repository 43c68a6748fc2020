-- Deletion of a practice: an operator announces it, and after the days of grace every row of the practice goes. The application may
-- read an announcement, and can neither make nor change one.
create table practice_deletion (
  practice_id integer primary key references practice on delete cascade,
  announced_at timestamptz not null default now(),
  -- The first day on which the practice is deleted.
  delete_on date not null
);
call protect_tenant_table('practice_deletion');
grant select on practice_deletion to {{app_role}};

-- Ids of the practices that were deleted, so that a restored backup loses them again.
create table deleted_practice (
  id integer primary key,
  deleted_on date not null
);

-- Deletes one practice whose day has come, and answers its id and the number of rows; no row: there is none to delete. Runs as the
-- owner, because the application can delete neither entries of the activity log nor movements of the stock. The tables are found in the
-- catalogue, so that no table is forgotten; tables that refer to others come first.
create function delete_due_practice() returns table (deleted_practice integer, deleted_rows bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
  declare
    target integer;
    persons integer[];
    remaining oid[];
    current_table oid;
    row_total bigint := 0;
    row_number bigint;
  begin
    select d.practice_id into target from practice_deletion d
    where d.delete_on <= (now() at time zone 'Europe/Berlin')::date
    order by d.delete_on, d.practice_id limit 1 for update skip locked;
    if target is null then return; end if;
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
    insert into deleted_practice (id, deleted_on) values (target, (now() at time zone 'Europe/Berlin')::date)
    on conflict do nothing;
    return query select target, row_total + 1;
  end
  $$;
revoke all on function delete_due_practice() from public;
grant execute on function delete_due_practice() to {{app_role}};
