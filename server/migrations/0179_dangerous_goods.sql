-- Dangerous goods: what the label of an article marked as one says, how it is stored, and where its safety data sheet is.
create table dangerous_good (
  practice_id integer not null,
  article_id integer not null,
  signal_word text check (signal_word in ('danger', 'warning')),
  pictograms text[] not null default '{}',
  -- Codes of the H and P phrases.
  hazards text[] not null default '{}',
  precautions text[] not null default '{}',
  -- Storage class of TRGS 510.
  storage_class text,
  -- Net, of one order unit.
  pack_grams integer check (pack_grams between 1 and 10000000),
  -- What it is used for, and what else its operating instructions say.
  use_text text not null default '' check (length(use_text) <= 200),
  notes text not null default '' check (length(notes) <= 1000),
  -- A sheet that is kept elsewhere; uploaded ones are documents of the article.
  sheet_url text not null default '' check (length(sheet_url) <= 500),
  sheet_on date,
  changed_at timestamptz not null default now(),
  changed_by integer,
  primary key (practice_id, article_id)
);
call spread_by_practice('dangerous_good');
alter table dangerous_good
  add foreign key (practice_id, article_id) references article (practice_id, id),
  add foreign key (practice_id, changed_by) references app_user (practice_id, id);
create index dangerous_good_user on dangerous_good (practice_id, changed_by) where changed_by is not null;
call protect_tenant_table('dangerous_good');
grant select, insert, update on dangerous_good to {{app_role}};

-- After how many years a safety data sheet should be asked for anew; without a row: three.
create table sheet_term (
  practice_id integer not null,
  years integer not null check (years between 1 and 20),
  primary key (practice_id)
);
call spread_by_practice('sheet_term');
call protect_tenant_table('sheet_term');
grant select, insert, update on sheet_term to {{app_role}};
