-- On a distributed installation an identity is a default that draws from a sequence, and whoever inserts needs the right to.
do $$
declare
  one regclass;
begin
  for one in
    select d.objid::regclass from pg_depend d
    join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid and a.attidentity <> ''
    where d.classid = 'pg_class'::regclass and d.deptype = 'i' and s.relnamespace = 'public'::regnamespace
      and has_any_column_privilege('{{app_role}}'::regrole, d.refobjid, 'insert')
    order by 1
  loop
    execute format('grant usage on sequence %s to {{app_role}}', one);
  end loop;
end
$$;
