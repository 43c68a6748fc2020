-- The inventory of a day takes off what happened later, entry by entry: the index says both, so that the movements are not read.
drop index stock_movement_day;
create index stock_movement_day on stock_movement (practice_id, happened_on, id) include (stock_entry_id, amount);
