-- Moves by scan: a storage has a label of its own, and treatment rooms are filled up to what each should have.
alter table storage
  -- Made when it is first printed, and kept for good.
  add column label_id text;
create unique index storage_label on storage (practice_id, label_id) where label_id is not null;

create table storage_target (
  practice_id integer not null,
  storage_id integer not null,
  article_id integer not null,
  -- In the counting unit.
  amount integer not null check (amount between 1 and 1000000),
  primary key (practice_id, storage_id, article_id)
);
call spread_by_practice('storage_target');
alter table storage_target
  add foreign key (practice_id, storage_id) references storage (practice_id, id),
  add foreign key (practice_id, article_id) references article (practice_id, id);
create index storage_target_article on storage_target (practice_id, article_id);
call protect_tenant_table('storage_target');
grant select, insert, update, delete on storage_target to {{app_role}};
