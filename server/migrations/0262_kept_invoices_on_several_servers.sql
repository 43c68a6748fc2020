-- The same rules for invoices, each of them granting: where the practices are spread over several database servers, Citus forgets of a
-- policy that it restricts (`as restrictive`), and grants by it instead.
drop policy tenant on invoice;
drop policy invoice_kept on invoice;
create policy tenant on invoice for select using (practice_id = current_practice());
create policy tenant_adds on invoice for insert with check (practice_id = current_practice());
create policy tenant_changes on invoice for update
  using (practice_id = current_practice()) with check (practice_id = current_practice());
create policy tenant_deletes on invoice for delete
  using (practice_id = current_practice() and keep_until < (now() at time zone 'Europe/Berlin')::date);
