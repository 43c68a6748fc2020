-- A code that nobody used is deleted with its row: the database looks for what refers to it.
create index buffered_position_device on buffered_position (practice_id, device_id) where device_id is not null;
create index order_event_device on order_event (practice_id, device_id) where device_id is not null;
create index receipt_device on receipt (practice_id, device_id) where device_id is not null;
create index reorder_change_device on reorder_change (practice_id, device_id) where device_id is not null;
create index stock_movement_device on stock_movement (practice_id, device_id) where device_id is not null;
create index stocktaking_device on stocktaking (practice_id, device_id) where device_id is not null;
create index stocktaking_count_device on stocktaking_count (practice_id, device_id) where device_id is not null;
