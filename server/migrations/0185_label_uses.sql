-- Labels know their use: a package label is used up with its package, a content label with one scan. A lost label is void, and the one
-- made in its place goes on with its uses.
alter table stock_label
  -- Labels from before are used up with their goods only.
  add column knows_uses boolean not null default false,
  -- Of labels made in place of lost ones: the label that was made with the goods.
  add column first_id text,
  -- Of a lost label: the one made in its place, and who reported it lost.
  add column replacement_id text,
  add column withdrawn_by integer,
  add foreign key (practice_id, first_id) references stock_label (practice_id, id),
  add foreign key (practice_id, withdrawn_by) references app_user (practice_id, id),
  add check (replacement_id is null or withdrawn_at is not null);
create index stock_label_first on stock_label (practice_id, first_id) where first_id is not null;
