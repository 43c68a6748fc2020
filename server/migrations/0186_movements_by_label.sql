-- Outside a transaction: each statement can be repeated.
-- Uses of a label are found by it.
create index concurrently if not exists stock_movement_label on stock_movement (practice_id, label_id, id) where label_id is not null;
