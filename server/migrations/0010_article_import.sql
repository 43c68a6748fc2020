-- An import of articles waits for its "go": one per user, with what was corrected in the preview.

-- Nothing could be imported before.
delete from article_import;
alter table article_import
  -- Corrections by the number of the row and the field, beside the rows as they were read; and rows left out.
  add column corrections jsonb not null default '{}',
  add column left_out integer[] not null default '{}',
  add column create_storages boolean not null default false,
  add column skip_existing boolean not null default false,
  -- Where opening stock lies whose row names no storage.
  add column default_storage_id integer,
  add column changed_at timestamptz not null default now(),
  add unique (practice_id, created_by),
  add foreign key (practice_id, default_storage_id) references storage (practice_id, id);
create index article_import_age on article_import (changed_at);

-- What nobody came back to is forgotten after two weeks.
create function forget_article_imports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from article_import where changed_at < now() - interval '14 days' $$;
revoke all on function forget_article_imports() from public;
grant execute on function forget_article_imports() to {{app_role}};
