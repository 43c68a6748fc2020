-- Own terms each on their own, and own vendors with everything their form holds.

-- Each term follows the vendor's where it is null. That shipping is never free is a term of its own, not an empty one.
alter table vendor_preference drop constraint vendor_preference_check;
alter table vendor_preference add column own_never_free boolean not null default false,
  add constraint vendor_preference_never_free check (not own_never_free or own_free_shipping_from_cents is null);
-- Nobody is told of a change that is none: what was agreed on as a whole stays as it was.
alter table vendor_preference disable trigger vendor_preference_version;
update vendor_preference set own_never_free = true
where own_shipping_cents is not null and own_free_shipping_from_cents is null;
-- An own vendor takes nothing until the practice says otherwise; that needs no row any more.
update vendor_preference p
set own_shipping_cents = null, own_never_free = false, own_surcharge_cents = null, own_surcharge_below_cents = null
from vendor v
where v.id = p.vendor_id and v.practice_id is not null and p.own_never_free
  and p.own_shipping_cents = 0 and p.own_surcharge_cents = 0 and p.own_surcharge_below_cents = 0;
alter table vendor_preference enable trigger vendor_preference_version;

alter table vendor
  add column street text not null default '' check (length(street) <= 120),
  add column postcode text not null default '' check (length(postcode) <= 12),
  add column location text not null default '' check (length(location) <= 120),
  -- Where an own vendor is; empty: not said.
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column contact_person text not null default '' check (length(contact_person) <= 120),
  -- An own vendor that was deleted: orders, receipts and stock keep it, no list shows it.
  add column deleted_at timestamptz,
  add column version integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by integer,
  -- Nobody calls an address that a practice has typed.
  add constraint vendor_own_webhook check (practice_id is null or transmission <> 'webhook'),
  add constraint vendor_only_own_deleted check (deleted_at is null or practice_id is not null);

-- The name of one that was deleted can be given again.
drop index vendor_name;
create unique index vendor_name on vendor (coalesce(practice_id, 0), lower(name)) where deleted_at is null;

-- What the form holds; ratings change by themselves.
create trigger vendor_version before update of name, street, postcode, location, country, contact_person, phone, email,
    transmission, deleted_at
  on vendor for each row when (old.practice_id is not null) execute function note_change();

-- Terms in the shape of the pricing rules, said once. Null: the vendor does not deliver there; nothing was agreed on.
create function vendor_terms(v vendor, c vendor_condition) returns json
  language sql stable
  as $$
    select case
      when c.vendor_id is not null then json_build_object(
        'shippingCents', c.shipping_cents, 'freeShippingFromCents', c.free_shipping_from_cents,
        'surchargeCents', c.surcharge_cents, 'surchargeBelowCents', c.surcharge_below_cents)
      when v.practice_id is not null then json_build_object(
        'shippingCents', 0, 'freeShippingFromCents', null, 'surchargeCents', 0, 'surchargeBelowCents', 0)
    end
  $$;
create function own_terms(p vendor_preference) returns json
  language sql stable
  as $$
    select case
      when p.own_never_free or num_nonnulls(p.own_shipping_cents, p.own_free_shipping_from_cents, p.own_surcharge_cents,
                                            p.own_surcharge_below_cents) > 0
      then json_build_object(
        'shippingCents', p.own_shipping_cents,
        'freeShippingFromCents',
          case when p.own_never_free then to_json('never'::text) else to_json(p.own_free_shipping_from_cents) end,
        'surchargeCents', p.own_surcharge_cents, 'surchargeBelowCents', p.own_surcharge_below_cents)
    end
  $$;
