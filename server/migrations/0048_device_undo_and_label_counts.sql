-- What was put on the re-order list, a row each time, so that whoever put it there can take just that back.
create table reorder_put (
  id integer generated always as identity primary key,
  practice_id integer not null references practice on delete cascade,
  article_id integer not null,
  -- In order units.
  quantity integer not null check (quantity between 1 and 99999),
  put_by integer,
  device_id integer,
  put_at timestamptz not null default now(),
  taken_back_at timestamptz,
  check (num_nonnulls(put_by, device_id) = 1),
  unique (practice_id, id),
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade,
  foreign key (practice_id, put_by) references app_user (practice_id, id),
  foreign key (practice_id, device_id) references device (practice_id, id)
);
create index reorder_put_article on reorder_put (practice_id, article_id);
create index reorder_put_user on reorder_put (practice_id, put_by) where put_by is not null;
create index reorder_put_device on reorder_put (practice_id, device_id) where device_id is not null;
call protect_tenant_table('reorder_put');
grant select, insert, update on reorder_put to {{app_role}};

-- A device takes back what it put aside itself: then it is the one that decided.
alter table buffered_position
  add column decided_by_device integer,
  add foreign key (practice_id, decided_by_device) references device (practice_id, id),
  drop constraint buffered_position_check1,
  add check ((state = 'waiting') = (num_nonnulls(decided_by, decided_by_device) = 0)
    and (state = 'waiting') = (decided_at is null) and num_nonnulls(decided_by, decided_by_device) <= 1);
create index buffered_position_decided_by_device on buffered_position (practice_id, decided_by_device)
  where decided_by_device is not null;

-- Labels that were scanned in a count: each stands for its goods once, whoever scans it. They go with the count of their entry.
create table stocktaking_label (
  practice_id integer not null,
  stocktaking_id integer not null,
  label_id text not null,
  stock_entry_id integer not null,
  primary key (practice_id, stocktaking_id, label_id),
  foreign key (practice_id, stocktaking_id, stock_entry_id)
    references stocktaking_count (practice_id, stocktaking_id, stock_entry_id) on update cascade on delete cascade
);
create index stocktaking_label_count on stocktaking_label (practice_id, stocktaking_id, stock_entry_id);
call protect_tenant_table('stocktaking_label');
grant select, insert on stocktaking_label to {{app_role}};
