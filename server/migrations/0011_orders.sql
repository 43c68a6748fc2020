-- Orders after the click: transmission, the vendor's answer, receipts, returns, ratings, approvals.

alter table purchase_order
  -- The same in every attempt, so that the receiver can tell a repeated order: Message-ID and idempotency key.
  add column transmission_id uuid not null default gen_random_uuid() unique,
  -- Counts "send again"; each round is a job of its own.
  add column transmission_round integer not null default 0,
  -- Why the last round gave up; null: it did not.
  add column transmission_error text,
  add column transmitted_at timestamptz,
  -- What the vendor promised.
  add column delivery_date date,
  add column confirmed_at timestamptz,
  add column completed_at timestamptz,
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text not null default '' check (length(rating_comment) <= 2000),
  add column rated_at timestamptz;

-- The list's two sections, as order-states.ts has them; rejected orders stand in neither.
alter table purchase_order
  add column section text generated always as (
    case when state in ('fully-received', 'cancelled') then 'completed' when state <> 'rejected' then 'open' end) stored,
  -- What the list's search looks through, in lower case: numbers, vendor, and all of the positions. Kept by a trigger. It is
  -- read from end to end: under row level security no index is asked whether a text lies within another.
  add column search_text text not null default '';

-- Pages and counts of the list come out of these alone, without a look at the rows.
create index purchase_order_section on purchase_order (practice_id, section, placed_at desc, id desc);
create index purchase_order_listed on purchase_order (practice_id, placed_at desc, id desc) where section is not null;
create index purchase_order_address on purchase_order (practice_id, address_id, placed_at desc, id desc);

create function order_search_text(wanted purchase_order) returns text
  language sql stable
  as $$
    select lower(concat_ws(' ', wanted.order_number, wanted.platform_order_number, wanted.vendor_name,
      string_agg(concat_ws(' ', name_de, nullif(name_en, name_de), manufacturer, manufacturer_number, vendor_order_number),
                 ' ' order by line)))
    from order_position where order_id = wanted.id
  $$;

create function note_order_search_text() returns trigger
  language plpgsql
  as $$
  begin
    update purchase_order o set search_text = order_search_text(o) where o.id in (select order_id from fresh);
    return null;
  end
  $$;
create trigger order_position_inserted after insert on order_position referencing new table as fresh
  for each statement execute function note_order_search_text();
update purchase_order o set search_text = order_search_text(o);

alter table order_position
  -- As the vendor confirmed it; null: it did not say.
  add column confirmed_quantity integer check (confirmed_quantity >= 0),
  add column backordered_quantity integer check (backordered_quantity >= 0),
  add column delivery_date date,
  -- Came before receipts were documents of their own: no receipt tells of it.
  add column received_before integer not null default 0 check (received_before >= 0);
update order_position set received_before = received where received > 0;

-- What an order or a receipt is found by.
create index order_position_of_order on order_position (practice_id, order_id);

-- What practices say of a vendor all can buy at is shown once five of them have rated it, each counted once with its own average;
-- of an own vendor only its practice speaks. Until then the rating stays as it was.
create index purchase_order_rating on purchase_order (vendor_id) where rating is not null;
create function refresh_vendor_rating(wanted integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    is_bulk_load text := coalesce(current_setting('app.bulk_load', true), '');
  begin
    -- One after the other: two ratings at the same moment must both count.
    perform 1 from vendor where id = wanted for no key update;
    -- No product is found differently for it: the search index need not be built anew.
    perform set_config('app.bulk_load', 'on', true);
    with by_practice as (
      select avg(o.rating) as rating from purchase_order o
      where o.vendor_id = wanted and o.rating is not null group by o.practice_id)
    update vendor v set rating = r.rating
    from (select round(avg(by_practice.rating), 1) as rating, count(*) as practices from by_practice) r
    where v.id = wanted and r.practices >= case when v.practice_id is null then 5 else 1 end
      and v.rating is distinct from r.rating;
    perform set_config('app.bulk_load', is_bulk_load, true);
  end
  $$;
revoke all on function refresh_vendor_rating(integer) from public;
grant execute on function refresh_vendor_rating(integer) to {{app_role}};

-- Signs the body of a webhook; made by the operator's command.
alter table vendor add column webhook_secret text check (webhook_secret <> '');

-- The mail that hands an order over is one row, however often it is tried; its Message-ID stays.
alter table mail
  add column order_id integer,
  add column reply_to text not null default '',
  add foreign key (practice_id, order_id) references purchase_order (practice_id, id) on delete cascade;
create unique index mail_of_order on mail (practice_id, order_id) where order_id is not null;

-- Files that go with a mail; kept as long as the mail waits or lies in the outbox.
create table mail_attachment (
  practice_id integer not null references practice on delete cascade,
  mail_id bigint not null references mail on delete cascade,
  file_name text not null check (file_name <> ''),
  media_type text not null,
  content bytea not null,
  primary key (mail_id, file_name)
);
call protect_tenant_table('mail_attachment');
grant select, insert, delete on mail_attachment to {{app_role}};

-- What came in or went back: a document of its own, never changed. Without an order: goods from elsewhere.
create table receipt (
  id integer generated by default as identity primary key,
  practice_id integer not null references practice on delete cascade,
  kind text not null check (kind in ('receipt', 'return')),
  order_id integer,
  vendor_id integer references vendor on delete set null,
  vendor_name text not null default '',
  delivery_note text not null default '' check (length(delivery_note) <= 100),
  note text not null default '' check (length(note) <= 500),
  -- When it came, as the user says; and when it was booked.
  happened_on date not null,
  booked_by integer not null,
  booked_at timestamptz not null default now(),
  -- Its movements in the stock ledger.
  booking_id uuid not null,
  unique (practice_id, id),
  foreign key (practice_id, order_id) references purchase_order (practice_id, id) on delete cascade,
  foreign key (practice_id, booked_by) references app_user (practice_id, id)
);
create index receipt_order on receipt (practice_id, order_id, id);
create index receipt_newest on receipt (practice_id, booked_at desc, id desc);
call protect_tenant_table('receipt');
grant select, insert on receipt to {{app_role}};

create table receipt_line (
  id integer generated by default as identity primary key,
  practice_id integer not null,
  receipt_id integer not null,
  -- Null: goods without an order.
  position_id integer,
  article_id integer,
  -- In order units.
  quantity integer not null check (quantity > 0),
  batch_number text not null default '' check (length(batch_number) <= 64),
  expiration_date date,
  -- Null: it was not stored.
  storage_id integer,
  stock_entry_id integer,
  foreign key (practice_id, receipt_id) references receipt (practice_id, id) on delete cascade,
  foreign key (practice_id, position_id) references order_position (practice_id, id) on delete cascade,
  foreign key (practice_id, article_id) references article (practice_id, id),
  foreign key (practice_id, storage_id) references storage (practice_id, id),
  foreign key (practice_id, stock_entry_id) references stock_entry (practice_id, id)
);
create index receipt_line_receipt on receipt_line (practice_id, receipt_id);
create index receipt_line_position on receipt_line (practice_id, position_id);
call protect_tenant_table('receipt_line');
grant select, insert on receipt_line to {{app_role}};

-- Goods that go back to the vendor leave the stock without being used.
alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (
  kind in ('input', 'consumption', 'correction', 'move', 'count', 'cancellation', 'undo', 'return'));

-- An order an approver refused, as the approval service tells it. The order itself is not shown any more.
create table rejected_approval (
  practice_id integer not null references clinic on delete cascade,
  -- When the order was handed in for approval: with the clinic it names the rejection.
  submission_date timestamptz(3) not null,
  order_id integer not null,
  -- The order as it was: the contract's staticOrderData.
  static_order_data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (practice_id, submission_date),
  foreign key (practice_id, order_id) references purchase_order (practice_id, id) on delete cascade
);
call protect_tenant_table('rejected_approval');
grant select, insert, delete on rejected_approval to {{app_role}};

-- Orders of several practices by number, for a vendor's answer that an operator imports.
create function find_order_by_platform_number(wanted text) returns table (practice_id integer, order_id integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select purchase_order.practice_id, id from purchase_order where platform_order_number = wanted $$;
revoke all on function find_order_by_platform_number(text) from public;

-- Orders from before there was a transmission: nothing is on its way with them, so they can be sent again.
update purchase_order o set transmission_error = 'unexpected: placed before orders were transmitted'
from vendor v
where v.id = o.vendor_id and v.transmission <> 'manual' and o.state = 'transmitting';

-- Receipts used to be noted without saying whether all had come.
update order_event set event = state where event = 'received';
