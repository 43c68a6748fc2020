-- A corrected invoice is found from the one that it replaces.
create index invoice_by_predecessor on invoice (practice_id, predecessor_id) where predecessor_id is not null;
