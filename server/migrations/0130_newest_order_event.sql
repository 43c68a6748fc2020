-- The newest event of a practice's orders tells at once whether its purchases may have changed.
create index order_event_newest on order_event (practice_id, id);
