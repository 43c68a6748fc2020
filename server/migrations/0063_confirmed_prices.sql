-- The price of a line that somebody confirmed although it differs much from those that are known; another price asks again.
alter table price_list_line add column confirmed_price_cents integer;
