-- Labels are printed: which wait for it, which were, when and by whom; and how new browsers of a practice print.
alter table stock_label
  -- Still to be printed. Labels from before are nobody's task any more.
  add column is_due boolean not null default false,
  add column printed_at timestamptz,
  add column printed_by integer,
  add foreign key (practice_id, printed_by) references app_user (practice_id, id),
  add check ((printed_at is null) = (printed_by is null));
alter table stock_label alter column is_due set default true;
create index stock_label_due on stock_label (practice_id, stock_entry_id) where is_due;

alter table stock_entry
  -- Labels for the records that belong to this input; they have no id.
  add column batch_labels integer not null default 0 check (batch_labels between 0 and 99),
  add column batch_labels_due boolean not null default false,
  add column batch_labels_printed_at timestamptz,
  add column batch_labels_printed_by integer,
  add foreign key (practice_id, batch_labels_printed_by) references app_user (practice_id, id),
  add check ((batch_labels_printed_at is null) = (batch_labels_printed_by is null));
create index stock_entry_batch_labels on stock_entry (practice_id) where batch_labels_due;

alter table article
  add column permanent_label_printed_at timestamptz,
  add column permanent_label_printed_by integer,
  add foreign key (practice_id, permanent_label_printed_by) references app_user (practice_id, id),
  add check ((permanent_label_printed_at is null) = (permanent_label_printed_by is null));

create table label_printing (
  practice_id integer primary key references practice on delete cascade,
  -- As the contract has it; null: new browsers are asked.
  defaults jsonb,
  version integer not null default 1,
  changed_at timestamptz,
  changed_by integer,
  foreign key (practice_id, changed_by) references app_user (practice_id, id)
);
create trigger label_printing_version before insert or update on label_printing for each row execute function note_change();
call protect_tenant_table('label_printing');
grant select, insert, update on label_printing to {{app_role}};
