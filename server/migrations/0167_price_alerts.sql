-- Price alerts of watched products: the price below which the practice wants to know, and what digests say of it.
alter table watched_product
  -- Net price of one unit; null: the alert goes by the usual price.
  add column target_cents integer check (target_cents > 0);
grant update on watched_product to {{app_role}};

alter table digest_setting
  add column price_alerts boolean not null default true,
  -- Prices in cents by product, as the last digests told them, so that a price is told once.
  add column reported_prices jsonb not null default '{}';
