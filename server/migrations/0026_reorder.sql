-- The re-order list is computed from stock, orders and carts. Kept is only what people changed on it, a row per article.
create table reorder_change (
  practice_id integer not null references practice on delete cascade,
  article_id integer not null,
  -- In order units, and what came anyway when it was chosen.
  quantity integer check (quantity between 1 and 99999),
  quantity_beside integer check (quantity_beside >= 0),
  vendor_id integer references vendor on delete set null,
  -- Quantity and vendor hold until the article's next receipt after this.
  chosen_at timestamptz,
  snoozed_until date,
  -- Until the stock falls below this, or goods come.
  snoozed_at_stock integer check (snoozed_at_stock >= 0),
  snoozed_at timestamptz,
  -- Until the article's next receipt.
  left_out_at timestamptz,
  -- In order units; what comes after this moment is taken off.
  put_quantity integer check (put_quantity between 1 and 99999),
  put_by integer,
  put_at timestamptz,
  primary key (practice_id, article_id),
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade,
  foreign key (practice_id, put_by) references app_user (practice_id, id),
  check ((quantity is null) = (quantity_beside is null)),
  check (chosen_at is not null or (quantity is null and vendor_id is null)),
  check ((snoozed_at_stock is null) = (snoozed_at is null)),
  check ((put_quantity is null) = (put_at is null) and (put_by is null or put_at is not null))
);
call protect_tenant_table('reorder_change');
grant select, insert, update, delete on reorder_change to {{app_role}};
