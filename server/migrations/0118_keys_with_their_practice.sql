-- Outside a transaction: each statement can be repeated.
-- Keys of practices' rows begin with the practice, so that the rows can be spread over several database servers. The old keys on the id
-- alone stay until the release after this one: a server of the previous release groups by them and names them behind ON CONFLICT.
create unique index concurrently if not exists applied_saving_practice_id_id_key on applied_saving (practice_id, id);
create unique index concurrently if not exists article_import_practice_id_id_key on article_import (practice_id, id);
create unique index concurrently if not exists cart_position_practice_id_id_key on cart_position (practice_id, id);
create unique index concurrently if not exists cart_undo_practice_id_id_key on cart_undo (practice_id, id);
create unique index concurrently if not exists data_export_practice_id_id_key on data_export (practice_id, id);
drop index concurrently if exists data_export_practice;
create unique index concurrently if not exists mail_practice_id_id_key on mail (practice_id, id);
create unique index concurrently if not exists mail_attachment_practice_key on mail_attachment (practice_id, mail_id, file_name);
create unique index concurrently if not exists order_event_practice_id_id_key on order_event (practice_id, id);
create unique index concurrently if not exists order_list_practice_id_id_key on order_list (practice_id, id);
create unique index concurrently if not exists price_list_line_practice_key on price_list_line (practice_id, price_list_id, row);
create unique index concurrently if not exists report_export_practice_id_id_key on report_export (practice_id, id);
create unique index concurrently if not exists search_synonym_practice_id_id_key on search_synonym (practice_id, id);
create unique index concurrently if not exists stock_label_practice_id_id_key on stock_label (practice_id, id);
create unique index concurrently if not exists stock_movement_practice_id_id_key on stock_movement (practice_id, id);

-- These replace keys that no statement of the previous release names.
create unique index concurrently if not exists order_position_line on order_position (practice_id, order_id, line);
alter table order_position drop constraint if exists order_position_order_id_line_key;
create unique index concurrently if not exists receipt_line_reverses on receipt_line (practice_id, reverses) where reverses is not null;
alter table receipt_line drop constraint if exists receipt_line_reverses_key;
drop index concurrently if exists receipt_line_taken_back;
create unique index concurrently if not exists stock_movement_reverses on stock_movement (practice_id, reverses) where reverses is not null;
alter table stock_movement drop constraint if exists stock_movement_reverses_key;

-- References between rows of one practice name the practice.
alter table data_export drop constraint if exists data_export_practice_id_blob_id_fkey,
  add constraint data_export_practice_id_blob_id_fkey foreign key (practice_id, blob_id)
    references blob (practice_id, id) on delete set null (blob_id) not valid;
alter table data_export validate constraint data_export_practice_id_blob_id_fkey;
alter table data_export drop constraint if exists data_export_blob_id_fkey;
alter table report_export drop constraint if exists report_export_practice_id_blob_id_fkey,
  add constraint report_export_practice_id_blob_id_fkey foreign key (practice_id, blob_id)
    references blob (practice_id, id) on delete set null (blob_id) not valid;
alter table report_export validate constraint report_export_practice_id_blob_id_fkey;
alter table report_export drop constraint if exists report_export_blob_id_fkey;
alter table mail_attachment drop constraint if exists mail_attachment_practice_id_mail_id_fkey,
  add constraint mail_attachment_practice_id_mail_id_fkey foreign key (practice_id, mail_id)
    references mail (practice_id, id) on delete cascade not valid;
alter table mail_attachment validate constraint mail_attachment_practice_id_mail_id_fkey;
alter table mail_attachment drop constraint if exists mail_attachment_mail_id_fkey;
alter table stock_movement drop constraint if exists stock_movement_practice_id_reverses_fkey,
  add constraint stock_movement_practice_id_reverses_fkey foreign key (practice_id, reverses)
    references stock_movement (practice_id, id) not valid;
alter table stock_movement validate constraint stock_movement_practice_id_reverses_fkey;
alter table stock_movement drop constraint if exists stock_movement_reverses_fkey;
