-- Practices are on every database server, persons on the coordinator only: one statement cannot read one and write the other there.
create or replace function first_email_is_the_accounts() returns trigger
  language plpgsql
  as $$
  declare
    persons_email text;
  begin
    if current_setting('app.importing', true) = 'on' then return null; end if;
    select n.email into persons_email from person n where n.id = new.person_id;
    update practice set email = persons_email where id = new.practice_id and email is null;
    return null;
  end
  $$;

-- As 0121 did: an identity drawn by a default needs the right to. Tables that came later got it here.
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
