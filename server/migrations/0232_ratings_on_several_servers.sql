-- A vendor's rating where the practices are spread. The function runs as the owner, over connections of its own to the other servers, where
-- Citus refuses that it reads what its transaction has written as another: it is called before, and told the practice's own average. No
-- common table is written by a statement that reads tables of practices, so that it reads first.
create function refresh_vendor_rating(wanted integer, own_average numeric) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    asking integer := current_practice();
    is_bulk_load text := coalesce(current_setting('app.bulk_load', true), '');
    is_heard boolean;
    practices bigint;
    total numeric;
    average numeric;
  begin
    -- One after the other: two ratings at the same moment must both count.
    perform 1 from vendor where id = wanted for no key update;
    -- What is said in a sample practice counts for its own vendors only.
    select count(*), coalesce(sum(b.rating), 0) into practices, total
    from (select o.practice_id, avg(o.rating) as rating from purchase_order o
          where o.vendor_id = wanted and o.rating is not null and o.practice_id <> asking group by o.practice_id) b
    join practice p on p.id = b.practice_id
    left join vendor own on own.id = wanted and own.practice_id = p.id
    where p.sample_of is null or own.id is not null;
    select p.sample_of is null or exists (select from vendor own where own.id = wanted and own.practice_id = p.id) into is_heard
    from practice p where p.id = asking;
    if is_heard and own_average is not null then
      practices := practices + 1;
      total := total + own_average;
    end if;
    average := round(total / nullif(practices, 0), 1);
    -- No product is found differently for it: the search index need not be built anew.
    perform set_config('app.bulk_load', 'on', true);
    update vendor v set rating = average
    where v.id = wanted and practices >= case when v.practice_id is null then 5 else 1 end
      and v.rating is distinct from average;
    perform set_config('app.bulk_load', is_bulk_load, true);
  end
  $$;
revoke all on function refresh_vendor_rating(integer, numeric) from public;
grant execute on function refresh_vendor_rating(integer, numeric) to {{app_role}};
