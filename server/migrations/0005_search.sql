-- Product search: what changed since the index was built, what was searched for, and what came of it.

-- Products whose index entry is out of date. Null: too much changed at once, build anew.
-- The transaction's id tells which entries are complete: readers take those below the oldest running transaction.
create table catalog_change (
  id bigint generated always as identity primary key,
  product_id integer,
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index catalog_change_transaction on catalog_change (transaction_id);
grant select on catalog_change to {{app_role}};

-- A bulk load sets app.bulk_load and writes one null entry itself instead of one per product.
create function note_catalog_change() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.bulk_load', true) = 'on' then return null; end if;
    if tg_op = 'DELETE' then
      if tg_table_name = 'product' then insert into catalog_change (product_id) select id from gone;
      else insert into catalog_change (product_id) select distinct product_id from gone; end if;
    elsif tg_table_name = 'product' then insert into catalog_change (product_id) select id from fresh;
    else insert into catalog_change (product_id) select distinct product_id from fresh; end if;
    return null;
  end
  $$;

create trigger product_inserted after insert on product referencing new table as fresh
  for each statement execute function note_catalog_change();
create trigger product_updated after update on product referencing new table as fresh
  for each statement execute function note_catalog_change();
create trigger product_deleted after delete on product referencing old table as gone
  for each statement execute function note_catalog_change();
create trigger offer_inserted after insert on offer referencing new table as fresh
  for each statement execute function note_catalog_change();
create trigger offer_updated after update on offer referencing new table as fresh
  for each statement execute function note_catalog_change();
create trigger offer_deleted after delete on offer referencing old table as gone
  for each statement execute function note_catalog_change();

-- A name that stands in many products: everything is built anew.
create function note_whole_catalog_change() returns trigger
  language plpgsql
  as $$
  begin
    if current_setting('app.bulk_load', true) is distinct from 'on' then
      insert into catalog_change (product_id) values (null);
    end if;
    return null;
  end
  $$;
create trigger manufacturer_changed after update or delete on manufacturer
  for each statement execute function note_whole_catalog_change();
create trigger category_changed after insert or update or delete on category
  for each statement execute function note_whole_catalog_change();
create trigger vendor_changed after update or delete on vendor
  for each statement execute function note_whole_catalog_change();

-- What the analytics clients sent, and what was searched for: feeds suggestions and the list of fruitless searches.
create table search_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  event_type text not null check (event_type in ('click', 'conversion', 'view')),
  event_subtype text check (event_subtype in ('addToCart', 'purchase')),
  event_name text not null,
  index_name text not null,
  object_ids text[] not null,
  positions integer[],
  query_id text,
  user_token text not null,
  currency text,
  value_cents bigint
);
create index search_event_received on search_event (received_at);
grant select, insert on search_event to {{app_role}};

create table search_query (
  query text primary key,
  -- Begins the ids of the query's searches, so that a click finds the query it came from.
  mark text generated always as (substr(md5(query), 1, 16)) stored,
  searches bigint not null default 0,
  fruitless bigint not null default 0,
  clicks bigint not null default 0,
  last_searched_at timestamptz not null default now()
);
create index search_query_mark on search_query (mark);
grant select, insert, update on search_query to {{app_role}};

-- Signs the search keys of practices; made once, the same for every server process. 244 random bits.
insert into app_meta (key, value)
  values ('search_key_secret', to_jsonb(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')));

create or replace function clean_up() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from session where expires_at < now();
    delete from password_reset where expires_at < now() - interval '1 day';
    delete from rate_limit where window_start < now() - interval '1 day';
    delete from job where state = 'done' and finished_at < now() - interval '7 days';
    delete from error_report where received_at < now() - interval '30 days';
    -- Longer than any saved index is trusted to catch up.
    delete from catalog_change where changed_at < now() - interval '7 days';
    delete from search_event where received_at < now() - interval '180 days';
    delete from search_query where last_searched_at < now() - interval '180 days'
      or (searches = 1 and last_searched_at < now() - interval '30 days');
  $$;
