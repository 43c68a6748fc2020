-- What a practice counts as a difference of an invoice, and above which amount only owners approve. No row: the usual values.
create table invoice_setting (
  practice_id integer primary key,
  line_tolerance_cents integer not null check (line_tolerance_cents between 0 and 1000),
  document_tolerance_cents integer not null check (document_tolerance_cents between 0 and 10000),
  -- Gross; null: purchasing approves every invoice.
  owner_limit_cents bigint check (owner_limit_cents >= 0)
);
call spread_by_practice('invoice_setting');
call protect_tenant_table('invoice_setting');
grant select, insert, update on invoice_setting to {{app_role}};

-- The expense account of a main category; all others are booked on the usual one.
create table invoice_category_account (
  practice_id integer not null,
  category_id integer not null references category,
  account text not null check (account ~ '^[0-9]{4,8}$'),
  primary key (practice_id, category_id)
);
create index invoice_category_account_category on invoice_category_account (category_id);
call spread_by_practice('invoice_category_account');
call protect_tenant_table('invoice_category_account');
grant select, insert, update, delete on invoice_category_account to {{app_role}};

-- Keys of input VAT by rate, as [{"percent": 19, "key": "9"}]; none: gross without a key.
alter table invoice_accounting add column vat_keys jsonb not null default '[]';
