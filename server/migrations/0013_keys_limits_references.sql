-- What a key was used for, in full: a hash over who asked for what, with which ids and which body. Null: from before,
-- when only the call was noted; such an answer is given to whoever repeats the call with the key, as was promised then.
alter table idempotent_answer add column fingerprint bytea;

-- The order's net value at the vendor's own prices and terms: with `net_cents` it decides about an approval. Null: from
-- before it was reckoned.
alter table purchase_order add column vendors_net_cents bigint check (vendors_net_cents >= 0);

-- Whoever deletes a row, or asks what refers to it, must not have a whole table read.
create index stock_entry_of_order on stock_entry (practice_id, order_id) where order_id is not null;
create index stock_entry_moved_from on stock_entry (practice_id, moved_from) where moved_from is not null;
create index stock_entry_article on stock_entry (practice_id, article_id);
create index stock_entry_place on stock_entry (practice_id, storage_id);
create index stock_entry_vendor on stock_entry (vendor_id) where vendor_id is not null;
create index receipt_line_entry on receipt_line (practice_id, stock_entry_id) where stock_entry_id is not null;
create index receipt_line_article on receipt_line (practice_id, article_id) where article_id is not null;
create index receipt_line_storage on receipt_line (practice_id, storage_id) where storage_id is not null;
create index receipt_vendor on receipt (vendor_id) where vendor_id is not null;
create index rejected_approval_order on rejected_approval (practice_id, order_id);
create index purchase_order_of_vendor on purchase_order (vendor_id);
create index order_position_of_product on order_position (product_id) where product_id is not null;
create index stocktaking_storage on stocktaking (practice_id, storage_id);
create index stocktaking_count_entry on stocktaking_count (practice_id, stock_entry_id);
create index article_cost_center on article (practice_id, cost_center_id) where cost_center_id is not null;
create index article_storage on article (practice_id, default_storage_id) where default_storage_id is not null;
create index article_of_product on article (product_id);
create index article_import_storage on article_import (practice_id, default_storage_id)
  where default_storage_id is not null;
create index cart_position_vendor on cart_position (vendor_id);
create index cart_position_product on cart_position (product_id);
create index cart_note_vendor on cart_note (vendor_id);
create index offer_vendor on offer (vendor_id);
create index vendor_preference_vendor on vendor_preference (vendor_id);
create index watched_product_product on watched_product (product_id);
create index viewed_product_product on viewed_product (product_id);
