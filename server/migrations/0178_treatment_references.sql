-- Treatment references: an article (an implant, bone substitute) may ask on removal for which treatment it was. A reference is a number of
-- the practice, never a name; beside it stands what the scanned code says of the package (UDI) and its serial number.
alter table article add column asks_reference boolean not null default false;

drop trigger article_version on article;
create trigger article_version before update of product_id, name, manufacturer_id, manufacturer_number, is_dangerous_good,
    unit_to_count, unit_to_label, consumption_per_scan, order_unit_id, consumption_unit_id, consumption_unit_count,
    notifications_enabled, minimum_amount, minimum_unit_id, warning_amount, warning_unit_id, ideal_amount, ideal_unit_id,
    minimum_stock, warning_stock, ideal_stock, has_batch_obligation, has_expiry_obligation, has_batch_label,
    batch_label_prints, use_within_days, asks_reference, is_discontinued, cost_center_id, default_storage_id, notice, use_inventory,
    vat_class, deleted_at
  on article for each row execute function note_change();

create table treatment_reference (
  practice_id integer not null,
  -- The removal.
  booking_id uuid not null,
  reference text not null default '' check (length(reference) <= 40),
  udi text not null default '' check (length(udi) <= 300),
  serial_number text not null default '' check (length(serial_number) <= 40),
  -- The day of the removal: from then on it is kept for as long as the law asks.
  happened_on date not null,
  changed_at timestamptz not null default now(),
  -- Null: a device.
  changed_by integer,
  primary key (practice_id, booking_id),
  check (reference <> '' or udi <> '' or serial_number <> '')
);
call spread_by_practice('treatment_reference');
alter table treatment_reference
  add foreign key (practice_id, changed_by) references app_user (practice_id, id);
create index treatment_reference_user on treatment_reference (practice_id, changed_by) where changed_by is not null;
call protect_tenant_table('treatment_reference');
grant select, insert, update, delete on treatment_reference to {{app_role}};

-- The law asks for them for 20 years (DE: § 15 (2) MPBetreibV), in Austria for 30 (§ 10 (4) MPBV); after that nobody may keep them.
create function forget_treatment_references() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from treatment_reference t using practice p
    where p.id = t.practice_id
      and t.happened_on < current_date - case p.country when 'AT' then interval '30 years' else interval '20 years' end
  $$;
revoke all on function forget_treatment_references() from public;
grant execute on function forget_treatment_references() to {{app_role}};
