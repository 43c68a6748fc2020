-- Rejections stored the names of buyer and approver, which an erasure could not find. From now on they are read with the rejection,
-- from the order and its events.
update rejected_approval set static_order_data = static_order_data || jsonb_build_object(
  'submittedBy', '', 'rejectedBy', '',
  'comments', (select coalesce(jsonb_agg(comment || '{"author": ""}'), '[]')
               from jsonb_array_elements(static_order_data -> 'comments') as comment));
