-- A price list is matched by the vendor's order numbers, those of the practice's own offers too: looked up by number, not by
-- reading all offers of the vendor for each line.
drop index offer_vendor;
create index offer_vendor on offer (vendor_id, order_number);
