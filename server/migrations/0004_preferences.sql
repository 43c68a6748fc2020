-- What a practice prefers of vendors, what it watches and what it has looked at.

create table vendor_preference (
  practice_id integer not null references practice on delete cascade,
  vendor_id integer not null references vendor on delete cascade,
  is_favourite boolean not null default false,
  -- Hidden in purchasing: its offers and prices do not count for this practice.
  is_hidden boolean not null default false,
  -- Own discount in hundredths of a percent, on discountable offers.
  discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
  customer_number text not null default '' check (length(customer_number) <= 64),
  default_message text not null default '' check (length(default_message) <= 2000),
  -- Own shipping and surcharge terms replace the vendor's as a whole; null: the vendor's apply.
  own_shipping_cents integer check (own_shipping_cents >= 0),
  own_free_shipping_from_cents integer check (own_free_shipping_from_cents >= 0),
  own_surcharge_cents integer check (own_surcharge_cents >= 0),
  own_surcharge_below_cents integer check (own_surcharge_below_cents >= 0),
  updated_at timestamptz not null default now(),
  primary key (practice_id, vendor_id),
  check ((own_shipping_cents is null) = (own_surcharge_cents is null)
     and (own_shipping_cents is null) = (own_surcharge_below_cents is null)
     and (own_shipping_cents is not null or own_free_shipping_from_cents is null))
);
call protect_tenant_table('vendor_preference');
grant select, insert, update, delete on vendor_preference to {{app_role}};

create table watched_product (
  practice_id integer not null references practice on delete cascade,
  product_id integer not null references product on delete cascade,
  created_at timestamptz not null default now(),
  primary key (practice_id, product_id)
);
call protect_tenant_table('watched_product');
grant select, insert, delete on watched_product to {{app_role}};

create table viewed_product (
  practice_id integer not null references practice on delete cascade,
  product_id integer not null references product on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (practice_id, product_id)
);
create index viewed_product_recent on viewed_product (practice_id, viewed_at desc);
call protect_tenant_table('viewed_product');
grant select, insert, update, delete on viewed_product to {{app_role}};
