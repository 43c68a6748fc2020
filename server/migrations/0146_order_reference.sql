-- What the buyer writes on an order for the vendor: a reference of the practice's own, and the day it wishes the goods on. The day the vendor
-- confirms stays in delivery_date.
alter table purchase_order
  add column order_reference text not null default '' check (char_length(order_reference) <= 35),
  add column requested_delivery_date date;

-- The reference is found by the search of the list of orders.
create or replace function order_search_text(wanted purchase_order) returns text
  language sql stable
  as $$
    select lower(concat_ws(' ', wanted.order_number, wanted.platform_order_number, nullif(wanted.order_reference, ''), wanted.vendor_name,
      string_agg(concat_ws(' ', name_de, nullif(name_en, name_de), manufacturer, manufacturer_number, vendor_order_number),
                 ' ' order by line)))
    from order_position where practice_id = wanted.practice_id and order_id = wanted.id
  $$;
