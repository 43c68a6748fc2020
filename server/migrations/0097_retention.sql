-- Lifetimes: one function for each owner of tables, called by the housekeeping job. clean_up() did some of this for all of them; servers of
-- the previous version still call it.
create function forget_sessions() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from session where expires_at < now();
    delete from password_reset where expires_at < now() - interval '1 day';
  $$;

create function forget_error_reports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from error_report where received_at < now() - interval '30 days' $$;

create function forget_search_history() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    -- Longer than any saved index is trusted to catch up.
    delete from catalog_change where changed_at < now() - interval '7 days';
    delete from search_event where received_at < now() - interval '180 days';
    delete from search_query where last_searched_at < now() - interval '180 days'
      or (searches = 1 and last_searched_at < now() - interval '30 days');
  $$;

-- Mail that waits to be sent is never removed.
create index mail_finished on mail (created_at) where state <> 'queued';
create function forget_mail() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from mail where state <> 'queued' and created_at < now() - interval '90 days';
    update mail set body_text = '', body_html = '', unsubscribe_link = ''
    where state in ('outbox', 'failed') and created_at < now() - interval '30 days' and (body_text <> '' or body_html <> '');
  $$;

-- Files of exports go with their blobs, much earlier.
create function forget_exports() returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from data_export where state not in ('waiting', 'running') and requested_at < now() - interval '90 days';
    delete from report_export where state not in ('waiting', 'running') and requested_at < now() - interval '90 days';
  $$;

create function forget_applied_savings() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from applied_saving where applied_at < now() - interval '10 years' $$;

-- The application has no right to delete entries of the log: this function is the only way, and removes nothing younger. Entries are only
-- ever added, so a block range index finds the oldest.
create index activity_at on activity using brin (at);
create function forget_activity() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from activity where at < now() - interval '10 years' $$;

revoke all on function forget_sessions(), forget_error_reports(), forget_search_history(), forget_mail(), forget_exports(),
  forget_applied_savings(), forget_activity() from public;
grant execute on function forget_sessions(), forget_error_reports(), forget_search_history(), forget_mail(), forget_exports(),
  forget_applied_savings(), forget_activity() to {{app_role}};
