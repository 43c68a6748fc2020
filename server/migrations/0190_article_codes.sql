-- Codes that people assigned to an article, because no catalogue knows them: the next scan finds the article.
create table article_code (
  practice_id integer not null,
  kind text not null check (kind in ('gtin', 'pzn', 'number')),
  -- A GTIN with 14 digits; a number with its letters and digits only.
  code text not null check (length(code) between 1 and 64),
  article_id integer not null,
  assigned_at timestamptz not null default now(),
  primary key (practice_id, kind, code)
);
call spread_by_practice('article_code');
alter table article_code
  add foreign key (practice_id, article_id) references article (practice_id, id);
create index article_code_article on article_code (practice_id, article_id);
call protect_tenant_table('article_code');
grant select, insert, update, delete on article_code to {{app_role}};
