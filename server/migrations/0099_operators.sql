-- Terms of vendors that hold from a day on. The server copies them to vendor_condition when the day has come, so that every statement that
-- prices a cart reads one row as before; a copied one stays as history. Operators only.
create table vendor_condition_change (
  vendor_id integer not null references vendor on delete cascade,
  country char(2) not null,
  valid_from date not null,
  -- False: the vendor no longer delivers there, and the terms below mean nothing.
  delivers boolean not null default true,
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  -- Null: shipping is never free.
  free_shipping_from_cents integer check (free_shipping_from_cents >= 0),
  surcharge_cents integer not null default 0 check (surcharge_cents >= 0),
  surcharge_below_cents integer not null default 0 check (surcharge_below_cents >= 0),
  delivery_days_min integer not null default 1 check (delivery_days_min >= 0),
  delivery_days_max integer not null default 3,
  applied_at timestamptz,
  primary key (vendor_id, country, valid_from),
  check (delivery_days_max >= delivery_days_min)
);
create index vendor_condition_change_due on vendor_condition_change (valid_from) where applied_at is null;

-- Copies the terms of all days up to this one, the oldest first; answers how many there were.
create function apply_vendor_conditions(today date) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    change vendor_condition_change;
    applied integer := 0;
  begin
    for change in select * from vendor_condition_change where applied_at is null and valid_from <= today
                  order by valid_from, vendor_id, country for update loop
      if change.delivers then
        insert into vendor_condition (vendor_id, country, shipping_cents, free_shipping_from_cents, surcharge_cents,
                                      surcharge_below_cents, delivery_days_min, delivery_days_max)
        values (change.vendor_id, change.country, change.shipping_cents, change.free_shipping_from_cents, change.surcharge_cents,
                change.surcharge_below_cents, change.delivery_days_min, change.delivery_days_max)
        on conflict (vendor_id, country) do update set
          shipping_cents = excluded.shipping_cents, free_shipping_from_cents = excluded.free_shipping_from_cents,
          surcharge_cents = excluded.surcharge_cents, surcharge_below_cents = excluded.surcharge_below_cents,
          delivery_days_min = excluded.delivery_days_min, delivery_days_max = excluded.delivery_days_max;
      else
        delete from vendor_condition where vendor_id = change.vendor_id and country = change.country;
      end if;
      update vendor_condition_change set applied_at = now()
      where vendor_id = change.vendor_id and country = change.country and valid_from = change.valid_from;
      applied := applied + 1;
    end loop;
    return applied;
  end
  $$;
revoke execute on function apply_vendor_conditions(date) from public;
grant execute on function apply_vendor_conditions(date) to {{app_role}};

-- The category of ours that the products of a vendor's catalogue group go to. Operators only.
create table vendor_category (
  vendor_id integer not null references vendor on delete cascade,
  -- As the vendor's file has it: the id of a BMEcat group, the text of a CSV column.
  group_id text not null check (group_id <> ''),
  category_id integer not null references category,
  primary key (vendor_id, group_id)
);
create index vendor_category_category on vendor_category (category_id);

-- Names of manufacturers that were merged into another one, in lower case: catalogues still have them. Operators only.
create table manufacturer_alias (
  name text primary key check (name <> '' and name = lower(name)),
  manufacturer_id integer not null references manufacturer on delete cascade
);
create index manufacturer_alias_manufacturer on manufacturer_alias (manufacturer_id);

-- Operators retire vendors of the marketplace, too.
alter table vendor drop constraint vendor_only_own_deleted;
