-- Opened packages: an article may have to be used within some days after opening, and an entry knows the day it was opened.
alter table article
  -- Null: opening changes nothing.
  add column use_within_days integer check (use_within_days between 1 and 3650);
alter table stock_entry
  -- Null: it is not opened.
  add column opened_on date;

drop trigger article_version on article;
create trigger article_version before update of product_id, name, manufacturer_id, manufacturer_number, is_dangerous_good,
    unit_to_count, unit_to_label, consumption_per_scan, order_unit_id, consumption_unit_id, consumption_unit_count,
    notifications_enabled, minimum_amount, minimum_unit_id, warning_amount, warning_unit_id, ideal_amount, ideal_unit_id,
    minimum_stock, warning_stock, ideal_stock, has_batch_obligation, has_expiry_obligation, has_batch_label,
    batch_label_prints, use_within_days, is_discontinued, cost_center_id, default_storage_id, notice, use_inventory, vat_class, deleted_at
  on article for each row execute function note_change();
