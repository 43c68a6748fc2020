-- An import may change the articles that exist already, and can be undone as a whole.
alter table article_import
  add column update_existing boolean not null default false;

-- What an import did, for as long as it can be undone.
create table finished_import (
  practice_id integer not null,
  id uuid not null,
  file_name text not null,
  created integer not null check (created >= 0),
  changed integer not null check (changed >= 0),
  stock_entries integer not null check (stock_entries >= 0),
  -- Storages it created.
  storage_ids integer[] not null,
  finished_by integer not null,
  finished_at timestamptz not null default now(),
  primary key (practice_id, id)
);
call spread_by_practice('finished_import');
alter table finished_import
  add foreign key (practice_id, finished_by) references app_user (practice_id, id);
create index finished_import_user on finished_import (practice_id, finished_by);
create index finished_import_age on finished_import (finished_at);
call protect_tenant_table('finished_import');
grant select, insert, delete on finished_import to {{app_role}};

create table finished_import_article (
  practice_id integer not null,
  import_id uuid not null,
  article_id integer not null,
  -- The article's version after the import: another one now means that somebody changed it.
  version integer not null,
  -- Its columns before the import; null: the import created it.
  before jsonb,
  primary key (practice_id, import_id, article_id)
);
call spread_by_practice('finished_import_article');
alter table finished_import_article
  add foreign key (practice_id, import_id) references finished_import (practice_id, id) on delete cascade,
  add foreign key (practice_id, article_id) references article (practice_id, id);
create index finished_import_article_article on finished_import_article (practice_id, article_id);
call protect_tenant_table('finished_import_article');
grant select, insert, delete on finished_import_article to {{app_role}};

-- An import of a month ago is no longer undone.
create function forget_finished_imports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from finished_import where finished_at < now() - interval '30 days' $$;
revoke all on function forget_finished_imports() from public;
grant execute on function forget_finished_imports() to {{app_role}};
