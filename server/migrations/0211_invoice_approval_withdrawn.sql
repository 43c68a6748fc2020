-- An approval can be taken back: what the invoice charged counts no more.
grant delete on invoice_position to {{app_role}};
