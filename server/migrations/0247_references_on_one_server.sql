-- Adds a reference to a table that stays on the coordinator (users, devices, …) where the practices are not spread: elsewhere a row on a
-- worker cannot refer to it.
create procedure refer_on_one_server(target regclass, column_name text, referred regclass)
  language plpgsql
  as $$
  begin
    if to_regclass('pg_catalog.pg_dist_partition') is not null then
      if exists (select from pg_dist_partition where logicalrelid = 'article'::regclass) then return; end if;
    end if;
    execute format('alter table %s add foreign key (practice_id, %I) references %s (practice_id, id)', target, column_name, referred);
  end
  $$;
