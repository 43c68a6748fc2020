-- The same lifetimes, in words that reach the servers of a distributed database as they are: Citus passes on `case country when …`
-- over all practices without the country.
create or replace function forget_treatment_references() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from treatment_reference t using practice p
    where p.id = t.practice_id
      and t.happened_on < current_date - case when p.country = 'AT' then interval '30 years' else interval '20 years' end
  $$;
