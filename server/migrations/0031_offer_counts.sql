-- How many offers a vendor has is shown wherever vendors are listed: counted as they come and go, not over and over. A
-- practice's own are few, and counted when asked for. No offer of the marketplace changes its vendor.
create table vendor_offer_count (
  vendor_id integer primary key references vendor on delete cascade,
  offers integer not null
);
grant select on vendor_offer_count to {{app_role}};

create function count_offers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
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
create trigger offers_counted_in after insert on offer referencing new table as fresh
  for each statement execute function count_offers();
create trigger offers_counted_out after delete on offer referencing old table as gone
  for each statement execute function count_offers();

insert into vendor_offer_count (vendor_id, offers)
select vendor_id, count(*) from offer where practice_id is null group by vendor_id;
