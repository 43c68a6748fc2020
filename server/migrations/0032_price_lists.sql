-- A vendor's price list waits for its "go": its lines as read, what was corrected, and what the check made of each, so
-- that the preview survives a reload and a long list is looked at part by part.
create table price_list (
  id uuid primary key default gen_random_uuid(),
  practice_id integer not null references practice on delete cascade,
  -- Null: for a vendor that is yet to be created.
  vendor_id integer references vendor on delete cascade,
  file_name text not null,
  format text not null check (format in ('csv', 'xlsx', 'bmecat')),
  header jsonb not null,
  -- The first different values of each column.
  samples jsonb not null,
  -- Which column of the file is which field.
  mapping jsonb not null,
  created_by integer not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Articles that came later may match lines that matched none.
  checked_at timestamptz not null default now(),
  unique (practice_id, id),
  foreign key (practice_id, created_by) references app_user (practice_id, id)
);
-- Each user has one at most for a vendor, and one for a vendor to come.
create unique index price_list_of_user on price_list (practice_id, created_by, coalesce(vendor_id, 0));
create index price_list_vendor on price_list (vendor_id) where vendor_id is not null;
create index price_list_age on price_list (changed_at);
call protect_tenant_table('price_list');
grant select, insert, update, delete on price_list to {{app_role}};

create table price_list_line (
  practice_id integer not null references practice on delete cascade,
  price_list_id uuid not null,
  -- Its place among the lines, from 0; and where it stands in the file.
  row integer not null,
  line integer not null,
  -- A JSON list of texts.
  cells text not null,
  corrections jsonb not null default '{}',
  chosen_article_id integer,
  is_left_out boolean not null default false,
  -- What the check made of it, without a look at other lines.
  verdict text not null default 'unmatched' check (verdict in ('ready', 'wrong', 'unmatched', 'leftOut')),
  problems jsonb not null default '[]',
  article_id integer,
  matched_by text,
  candidate_ids integer[] not null default '{}',
  price_cents integer,
  minimum_quantity integer,
  discountable boolean,
  order_number text,
  valid_until date,
  -- An earlier line of the file with the same article, and whether it says something else.
  first_line integer,
  differs boolean not null default false,
  status text not null generated always as (
    case when verdict <> 'ready' or first_line is null then verdict when differs then 'wrong' else 'repeated' end
  ) stored,
  primary key (price_list_id, row),
  check (verdict <> 'ready' or (article_id is not null and price_cents > 0)),
  foreign key (practice_id, price_list_id) references price_list (practice_id, id) on delete cascade
);
create index price_list_line_status on price_list_line (price_list_id, status, row);
create index price_list_line_article on price_list_line (price_list_id, article_id) where article_id is not null;
call protect_tenant_table('price_list_line');
grant select, insert, update, delete on price_list_line to {{app_role}};

-- What nobody came back to is forgotten after two weeks.
create function forget_price_lists() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from price_list where changed_at < now() - interval '14 days' $$;
revoke all on function forget_price_lists() from public;
grant execute on function forget_price_lists() to {{app_role}};
