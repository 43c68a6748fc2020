-- Lists say how many articles have stock of which no price is known: few entries, found without reading the others.
create index stock_entry_unpriced on stock_entry (practice_id, article_id)
  where balance > 0 and order_unit_price_cents is null;
