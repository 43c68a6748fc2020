-- Triggers where the practices are spread over several servers. A trigger of a table that every server has runs on each of them; what it
-- notes for the installation is noted on the coordinator alone. A trigger of a practice's table reads the part of the table that it runs on.

-- Whether this server does what a trigger of such a table does for the installation: the one server of an installation that is not
-- distributed, and the coordinator of one that is, unless rows are only moved between servers.
create function runs_shared_triggers() returns boolean
  language plpgsql stable
  as $$
  declare
    own_group integer;
  begin
    if current_setting('app.distributing', true) = 'on' then return false; end if;
    if to_regclass('pg_catalog.pg_dist_local_group') is null then return true; end if;
    execute 'select groupid from pg_catalog.pg_dist_local_group' into own_group;
    return own_group = 0;
  end
  $$;

create or replace function note_catalog_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if current_setting('app.bulk_load', true) = 'on' or not runs_shared_triggers() then return null; end if;
    if tg_op = 'DELETE' then
      if starts_with(tg_table_name, 'product') then
        insert into catalog_change (product_id) select id from gone where practice_id is null;
      else
        insert into catalog_change (product_id) select distinct product_id from gone where practice_id is null;
      end if;
    elsif starts_with(tg_table_name, 'product') then
      insert into catalog_change (product_id) select id from fresh where practice_id is null;
    else
      insert into catalog_change (product_id) select distinct product_id from fresh where practice_id is null;
    end if;
    return null;
  end
  $$;

create or replace function note_offer_update() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if current_setting('app.bulk_load', true) = 'on' or not runs_shared_triggers() then return null; end if;
    insert into catalog_change (product_id)
      select product_id from gone where practice_id is null union select product_id from fresh where practice_id is null;
    return null;
  end
  $$;

create or replace function note_whole_catalog_change() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.bulk_load', true) is distinct from 'on' and runs_shared_triggers() then
      insert into catalog_change (product_id) values (null);
    end if;
    return null;
  end
  $$;

create or replace function count_offers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if not runs_shared_triggers() then return null; end if;
    -- One after the other in the same order, so that two imports never wait for each other.
    if tg_op = 'INSERT' then
      insert into vendor_offer_count as c (vendor_id, offers)
        select vendor_id, count(*) from fresh where practice_id is null group by vendor_id order by vendor_id
      on conflict (vendor_id) do update set offers = c.offers + excluded.offers;
    else
      update vendor_offer_count c set offers = c.offers - gone_by_vendor.offers
      from (select vendor_id, count(*) as offers from gone where practice_id is null group by vendor_id) gone_by_vendor
      where c.vendor_id = gone_by_vendor.vendor_id;
    end if;
    return null;
  end
  $$;

create or replace function first_address_is_default() returns trigger
  language plpgsql
  as $$
  declare
    has_default boolean;
  begin
    if current_setting('app.importing', true) = 'on' then return new; end if;
    execute format(
      'select exists (select from %s a where a.practice_id = $1 and a.kind = $2 and a.is_default and a.id <> $3)', tg_relid::regclass)
      into has_default using new.practice_id, new.kind, new.id;
    new.is_default := new.is_default or not has_default;
    return new;
  end
  $$;

create or replace function next_address_is_default() returns trigger
  language plpgsql
  as $$
  begin
    execute format(
      'update %1$s set is_default = true
       where practice_id = $1 and id = (select min(id) from %1$s a where a.practice_id = $1 and a.kind = $2)
         and not exists (select from %1$s a where a.practice_id = $1 and a.kind = $2 and a.is_default)', tg_relid::regclass)
      using old.practice_id, old.kind;
    return null;
  end
  $$;

-- A new table of a distributed installation is spread before its references are added; elsewhere this does nothing.
create procedure spread_by_practice(target regclass)
  language plpgsql
  as $$
  begin
    if to_regclass('pg_catalog.pg_dist_partition') is null then return; end if;
    if exists (select from pg_dist_partition where logicalrelid = 'article'::regclass) then
      perform create_distributed_table(target, 'practice_id', colocate_with => 'article');
    end if;
  end
  $$;
