-- What new articles of a category begin with, as the practice saved it; without a row the usual defaults stand.
create table article_template (
  practice_id integer not null,
  -- A top category of the catalogue.
  category_id integer not null references category,
  unit_to_count text not null check (unit_to_count in ('ORDER_UNIT', 'CONSUMPTION_UNIT')),
  unit_to_label text not null check (unit_to_label in ('SALES_UNIT', 'STORAGE_PRODUCT', 'CONSUMABLE_UNIT')),
  -- In the counting unit; 0: not set.
  minimum_stock integer not null check (minimum_stock between 0 and 1000000),
  warning_stock integer not null check (warning_stock between 0 and 1000000),
  ideal_stock integer not null check (ideal_stock between 0 and 1000000),
  notifications_enabled boolean not null,
  has_batch_obligation boolean not null,
  has_expiry_obligation boolean not null,
  has_batch_label boolean not null,
  batch_label_prints integer not null check (batch_label_prints between 0 and 99),
  use_within_days integer check (use_within_days between 1 and 3650),
  asks_reference boolean not null,
  default_storage_id integer,
  use_inventory boolean not null,
  changed_at timestamptz not null default now(),
  primary key (practice_id, category_id)
);
create index article_template_category on article_template (category_id);
call spread_by_practice('article_template');
alter table article_template
  add foreign key (practice_id, default_storage_id) references storage (practice_id, id);
create index article_template_storage on article_template (practice_id, default_storage_id)
  where default_storage_id is not null;
call protect_tenant_table('article_template');
grant select, insert, update, delete on article_template to {{app_role}};
