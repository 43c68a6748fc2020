-- Figures for whoever runs the servers, over all practices: how much is on its way and how much failed, without a practice, a
-- person or a text.
create index mail_unsent on mail (state, created_at) where state in ('queued', 'failed');

create function mail_figures() returns table (state text, mails bigint, oldest numeric)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.state, count(m.id), extract(epoch from now() - min(m.created_at))
    from (values ('queued', '-infinity'::timestamptz), ('failed', now() - interval '7 days')) as s (state, since)
    left join mail m on m.state = s.state and m.state in ('queued', 'failed') and m.created_at >= s.since
    group by s.state
  $$;

create index purchase_order_transmitting on purchase_order (vendor_id) include (transmission_error) where state = 'transmitting';

-- Orders that a practice hands to its vendor itself are not on their way.
create function transmission_figures() returns table (state text, orders bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.state, count(o.vendor_id)
    from (values ('sending', false), ('failed', true)) as s (state, has_error)
    left join (
      select o.vendor_id, o.transmission_error is not null as has_error
      from purchase_order o join vendor v on v.id = o.vendor_id
      where o.state = 'transmitting' and v.transmission <> 'manual'
    ) o on o.has_error = s.has_error
    group by s.state
  $$;

revoke all on function mail_figures(), transmission_figures() from public;
grant execute on function mail_figures(), transmission_figures() to {{app_role}};
