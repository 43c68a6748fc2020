-- The application deletes an invoice only after the last day on which the law asks for it; its file and lines go with it.
create policy invoice_kept on invoice as restrictive for delete to {{app_role}}
  using (keep_until < (now() at time zone 'Europe/Berlin')::date);
grant delete on invoice to {{app_role}};
