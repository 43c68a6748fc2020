-- An offer that moves to another product changes both: the one it comes to, and the one it leaves.
create function note_offer_update() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.bulk_load', true) = 'on' then return null; end if;
    insert into catalog_change (product_id) select product_id from gone union select product_id from fresh;
    return null;
  end
  $$;

drop trigger offer_updated on offer;
create trigger offer_updated after update on offer referencing old table as gone new table as fresh
  for each statement execute function note_offer_update();

-- What people clicked and bought is counted by product when the index is built.
create index search_event_objects on search_event using gin (object_ids);
