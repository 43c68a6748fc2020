-- What was put aside for the cart, by a colleague or a device: it waits for the practice, and the first who takes it over or
-- discards it wins. What was decided stays for a while, so that the second one is told who was first.
create table buffered_position (
  id integer generated always as identity primary key,
  practice_id integer not null references practice on delete cascade,
  -- One of the two: an article is bought as the product it stands for on the day it is taken over.
  product_id integer references product on delete cascade,
  article_id integer,
  -- In order units.
  quantity integer not null check (quantity between 1 and 99999),
  note text not null default '' check (length(note) <= 500),
  put_aside_by integer not null,
  put_aside_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'discarded')),
  decided_by integer,
  decided_at timestamptz,
  check (num_nonnulls(product_id, article_id) = 1),
  check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
  unique (practice_id, id),
  foreign key (practice_id, article_id) references article (practice_id, id) on delete cascade,
  foreign key (practice_id, put_aside_by) references app_user (practice_id, id),
  foreign key (practice_id, decided_by) references app_user (practice_id, id)
);
create index buffered_position_waiting on buffered_position (practice_id, put_aside_at, id) where state = 'waiting';
create index buffered_position_product on buffered_position (product_id) where product_id is not null;
create index buffered_position_article on buffered_position (practice_id, article_id) where article_id is not null;
create index buffered_position_decided on buffered_position (decided_at) where decided_at is not null;
call protect_tenant_table('buffered_position');
grant select, insert, update on buffered_position to {{app_role}};

create function forget_buffered_positions() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from buffered_position where decided_at < now() - interval '30 days' $$;
revoke all on function forget_buffered_positions() from public;
grant execute on function forget_buffered_positions() to {{app_role}};
