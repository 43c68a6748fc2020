-- How long vendors deliver is told by what came in a period: the index says all of it, so that neither receipts nor their lines are
-- read. The second one finds what was taken back without a look at all lines.
create index receipt_delivered on receipt (practice_id, happened_on, order_id, id) where kind = 'receipt' and order_id is not null;
create index receipt_line_taken_back on receipt_line (practice_id, reverses) where reverses is not null;
