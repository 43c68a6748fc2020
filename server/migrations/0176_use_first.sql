-- Goods that somebody wants to have used before others that expire earlier or do not expire.
alter table stock_entry add column use_first boolean not null default false;
