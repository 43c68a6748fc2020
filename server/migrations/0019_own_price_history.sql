-- A practice's own prices have a history too, seen by this practice only. A trigger writes it, so that no way of changing
-- an own price (dialogue, import, replaced article) can forget to. The import of catalogues writes that of the common ones.
alter table offer_price_history add column practice_id integer references practice on delete cascade;
create index offer_price_history_practice on offer_price_history (practice_id) where practice_id is not null;
call protect_shared_table('offer_price_history');
grant insert, update on offer_price_history to {{app_role}};

create function note_own_price() returns trigger
  language plpgsql
  as $$
  begin
    insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
    values (new.id, new.practice_id, (now() at time zone 'Europe/Berlin')::date, new.tier_price_cents[1])
    on conflict (offer_id, valid_from) do update set unit_price_cents = excluded.unit_price_cents;
    return null;
  end
  $$;
create trigger own_offer_inserted after insert on offer
  for each row when (new.practice_id is not null) execute function note_own_price();
create trigger own_offer_changed after update of tier_price_cents on offer
  for each row when (new.practice_id is not null and new.tier_price_cents[1] <> old.tier_price_cents[1])
  execute function note_own_price();

insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents)
select id, practice_id, (updated_at at time zone 'Europe/Berlin')::date, tier_price_cents[1]
from offer where practice_id is not null;
