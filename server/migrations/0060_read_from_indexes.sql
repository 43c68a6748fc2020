-- What is put together from all of a practice's orders is read from indexes alone: orders are wide, and lie scattered among others'.

-- How long vendors deliver is told by what came in a period. The second one finds what was taken back without a look at all lines.
create index receipt_delivered on receipt (practice_id, happened_on, order_id, id) where kind = 'receipt' and order_id is not null;
create index receipt_line_taken_back on receipt_line (practice_id, reverses) where reverses is not null;
drop index purchase_order_vendor;
create index purchase_order_vendor on purchase_order (practice_id, vendor_id, placed_at desc) include (id, transmitted_at);

-- Which products were bought, and when and in which order last.
drop index purchase_order_state;
create index purchase_order_state on purchase_order (practice_id, state, placed_at desc) include (id);
drop index order_position_of_order;
create index order_position_of_order on order_position (practice_id, order_id) include (product_id);
drop index order_position_product;
create index order_position_product on order_position (practice_id, product_id) include (order_id);
