-- Who saves over somebody else's change is told: what several people edit carries a version, and who changed it when.
-- The database itself counts it up with every write that changes something, so that no way of writing can forget to.

create function note_change() returns trigger
  language plpgsql
  as $$
  declare
    own text[] := array['version', 'changed_at', 'changed_by', 'updated_at'];
  begin
    if tg_op = 'INSERT' then
      new.changed_at := now();
      new.changed_by := nullif(current_setting('app.user_id', true), '')::integer;
    elsif to_jsonb(new) - own is distinct from to_jsonb(old) - own then
      new.version := old.version + 1;
      new.changed_at := now();
      new.changed_by := nullif(current_setting('app.user_id', true), '')::integer;
    end if;
    return new;
  end
  $$;

alter table article add column version integer not null default 1, add column changed_at timestamptz, add column changed_by integer;
alter table storage add column version integer not null default 1, add column changed_at timestamptz, add column changed_by integer;
alter table address add column version integer not null default 1, add column changed_at timestamptz, add column changed_by integer;
alter table offer add column version integer not null default 1, add column changed_at timestamptz, add column changed_by integer;
alter table vendor_preference add column version integer not null default 1, add column changed_at timestamptz, add column changed_by integer;

-- Only what the form holds: bookings change the balances of an article all the time, and nobody is to hear of that.
create trigger article_version before update of product_id, name, manufacturer_id, manufacturer_number, is_dangerous_good,
    unit_to_count, unit_to_label, consumption_per_scan, order_unit_id, consumption_unit_id, consumption_unit_count,
    notifications_enabled, minimum_amount, minimum_unit_id, warning_amount, warning_unit_id, ideal_amount, ideal_unit_id,
    minimum_stock, warning_stock, ideal_stock, has_batch_obligation, has_expiry_obligation, has_batch_label,
    batch_label_prints, is_discontinued, cost_center_id, default_storage_id, notice, use_inventory, vat_class, deleted_at
  on article for each row execute function note_change();
create trigger storage_version before update on storage for each row execute function note_change();
create trigger address_version before update on address for each row execute function note_change();
-- A practice's first word about a vendor is a change of what the vendor says.
create trigger vendor_preference_version before insert or update on vendor_preference for each row execute function note_change();
-- Vendors' own offers change with every import, and no practice edits them.
create trigger offer_version before update on offer for each row when (old.practice_id is not null)
  execute function note_change();
